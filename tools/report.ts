/** Prints what a check has found and sets the exit code of the process. */
export function report(problems: readonly string[], fine: string): void {
  if (problems.length === 0) {
    console.log(fine);
    return;
  }
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
}
