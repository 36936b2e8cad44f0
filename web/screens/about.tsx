import { useT } from '../kit/language.tsx';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';

/** What others have made and we use, with the licence of each. */
const OTHERS = [
  ['React', 'MIT', 'https://react.dev'],
  ['React Aria Components', 'Apache 2.0', 'https://react-aria.adobe.com'],
  ['FormatJS intl-messageformat', 'BSD 3-Clause', 'https://formatjs.github.io'],
  ['pure-rand', 'MIT', 'https://github.com/dubzzz/pure-rand'],
  ['Literata (TypeTogether)', 'SIL OFL 1.1', 'https://github.com/googlefonts/literata'],
  ['Inter (Rasmus Andersson)', 'SIL OFL 1.1', 'https://rsms.me/inter'],
] as const;

export default function About() {
  const t = useT();
  return (
    <>
      <TopBar />
      <main className="page narrow prose">
        <Title tab={t('about.title')}>{t('about.title')}</Title>
        <p>{t('about.what')}</p>
        <p>{t('about.games')}</p>
        <p>{t('about.privacy')}</p>
        <h2>{t('about.licences')}</h2>
        <p>{t('about.own')}</p>
        <ul>
          {OTHERS.map(([name, licence, link]) => (
            <li key={name}>
              <a href={link} rel="noreferrer">
                {name}
              </a>
              , {licence}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
