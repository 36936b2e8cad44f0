import { LANGUAGES } from '@orrery/text';
import { useT } from '../kit/language.tsx';
import { Segments } from '../kit/widgets/segments.tsx';
import { change, type Settings, useSettings } from '../settings.ts';

/** Each language by its own name, whatever language is in use. */
const NAMES = { en: 'English', ru: 'Русский', uk: 'Українська' } as const;

export function LanguageChoice({ bare = false }: { bare?: boolean }) {
  const t = useT();
  const { language } = useSettings();
  return (
    <Segments
      label={t('settings.language')}
      bare={bare}
      value={language}
      items={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
      onChange={(id) => change({ language: id as Settings['language'] })}
    />
  );
}
