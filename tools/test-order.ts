/** In which order test files are run: nobody should wait in the end for a long one that was begun last. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than their size lets one expect. */
const LONGEST = ['browser/access.test.ts', 'browser/questions.test.ts', 'test/properties.test.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONGEST.some((name) => moduleId.endsWith(name));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
