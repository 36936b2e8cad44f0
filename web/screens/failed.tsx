import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { saveFile } from '../table/files.ts';
import { problemWords } from './problem.ts';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';

/** A table that can't be opened: says why, and lets what there is be kept as a file. */
export default function Failed({
  error,
  words,
  record,
}: {
  error?: unknown;
  words?: string;
  record?: unknown;
}) {
  const t = useT();
  return (
    <>
      <TopBar />
      <main className="page narrow">
        <Title>{t('error.title')}</Title>
        <p>{words ?? problemWords(t, error)}</p>
        <div className="row">
          <a className="button brass" href="#/">
            {t('shell.home')}
          </a>
          {record !== undefined && (
            <Button icon="export" onPress={() => saveFile(record)}>
              {t('tools.export')}
            </Button>
          )}
        </div>
      </main>
    </>
  );
}
