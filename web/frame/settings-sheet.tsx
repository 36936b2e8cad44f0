import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Segments } from '../kit/widgets/segments.tsx';
import { Slider } from '../kit/widgets/slider.tsx';
import { Switch } from '../kit/widgets/switch.tsx';
import { change, type Settings, useSettings } from '../settings.ts';
import { LanguageChoice } from './language-choice.tsx';
import { playSound } from './sound.ts';

export default function SettingsSheet() {
  return (
    <div className="settings">
      <LanguageChoice />
      <Looks />
      <Play />
    </div>
  );
}

function Looks() {
  const t = useT();
  const { theme, motion, pace } = useSettings();
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
      <Segments
        label={t('settings.pace')}
        value={pace}
        items={(['calm', 'even', 'quick', 'none'] as const).map((id) => ({
          id,
          label: t(`settings.pace-${id}`),
        }))}
        onChange={(id) => change({ pace: id as Settings['pace'] })}
      />
    </>
  );
}

function Play() {
  const t = useT();
  const { sound, volume, confirm, grace, guide } = useSettings();
  return (
    <>
      <Switch
        label={t('settings.confirm')}
        note={t('settings.confirm-note')}
        on={confirm}
        onChange={(on) => change({ confirm: on })}
      />
      <Segments
        label={t('settings.grace')}
        value={grace}
        items={[
          { id: 'off', label: t('settings.grace-off') },
          { id: 'short', label: t('settings.grace-short') },
          { id: 'press', label: t('settings.grace-press') },
        ]}
        onChange={(id) => change({ grace: id as Settings['grace'] })}
      />
      <Switch
        label={t('settings.guide')}
        note={t('settings.guide-note')}
        on={guide}
        onChange={(on) => change({ guide: on })}
      />
      <Switch
        label={t('settings.sound')}
        note={t('settings.sound-note')}
        on={sound}
        onChange={(on) => {
          change({ sound: on });
          if (on) void playSound('turn', volume);
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
            void playSound('place', next);
          }}
        />
      )}
    </>
  );
}
