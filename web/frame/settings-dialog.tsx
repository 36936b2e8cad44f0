import { LANGUAGES } from '@orrery/text';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Segments, Slider, Switch } from '../kit/widgets/fields.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import { change, type Settings, useSettings } from '../settings.ts';
import { playSound } from './sound.ts';

/** Each language by its own name, whatever language is in use. */
const NAMES = { en: 'English', ru: 'Русский', uk: 'Українська' } as const;

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Overlay open={open} onClose={onClose} title={t('settings.title')}>
      <div className="settings">
        <LanguageChoice />
        <Looks />
        <Play />
      </div>
    </Overlay>
  );
}

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

function Looks() {
  const t = useT();
  const { theme, motion } = useSettings();
  return (
    <>
      <Segments
        label={t('settings.theme')}
        value={theme}
        items={[
          { id: 'system', label: t('settings.system') },
          { id: 'night', label: t('settings.night'), icon: <Icon name="night" /> },
          { id: 'chart', label: t('settings.chart'), icon: <Icon name="day" /> },
        ]}
        onChange={(id) => change({ theme: id as Settings['theme'] })}
      />
      <Segments
        label={t('settings.motion')}
        value={motion}
        items={[
          { id: 'system', label: t('settings.system') },
          { id: 'full', label: t('settings.moving') },
          { id: 'still', label: t('settings.still') },
        ]}
        onChange={(id) => change({ motion: id as Settings['motion'] })}
      />
    </>
  );
}

function Play() {
  const t = useT();
  const { sound, volume, confirm } = useSettings();
  return (
    <>
      <Switch
        label={t('settings.confirm')}
        note={t('settings.confirm-note')}
        on={confirm}
        onChange={(on) => change({ confirm: on })}
      />
      <Switch
        label={t('settings.sound')}
        note={t('settings.sound-note')}
        on={sound}
        onChange={(on) => {
          change({ sound: on });
          if (on) playSound('turn', volume);
        }}
      />
      {sound && (
        <Slider
          label={t('settings.volume')}
          value={volume}
          min={1}
          max={10}
          onChange={(next) => {
            change({ volume: next });
            playSound('place', next);
          }}
        />
      )}
    </>
  );
}
