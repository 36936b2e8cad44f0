import { useEffect, useState } from 'react';
import { useT } from '../kit/language.tsx';
import { Button, IconButton } from '../kit/widgets/button.tsx';
import { Slider } from '../kit/widgets/slider.tsx';
import { useSession } from './session.tsx';

/** How long a step is looked at; where it moves, how soon the next may follow. */
const BEAT = 1100;
const BREATH = 250;

/** Walks through the game's moments; arrows step, the slider scrubs. */
export default function ReplayBar({
  branch,
  onClose,
}: {
  branch(moment: number): void;
  onClose: (() => void) | null;
}) {
  const t = useT();
  const { shown, show, now, showing } = useSession();
  const [playing, setPlaying] = useState(false);
  const at = shown ?? now.moments;

  useEffect(() => {
    if (!playing) return;
    if (at >= now.moments) {
      setPlaying(false);
      return;
    }
    const step = (): void => {
      if (!showing.moving) show(at + 1);
    };
    const beat = setInterval(step, showing.directed ? BREATH : BEAT);
    return () => clearInterval(beat);
  }, [playing, at, now.moments, show, showing]);

  const to = (moment: number): void => {
    setPlaying(false);
    show(Math.min(Math.max(moment, 0), now.moments));
  };
  const leaveWords = t(now.over ? 'replay.leave-over' : 'replay.leave');
  return (
    <section className="replay-bar" aria-label={t('replay.title')}>
      <div className="replay-steps">
        <IconButton icon="to-start" label={t('replay.start')} hotkey="Home" onPress={() => to(0)} />
        <IconButton
          icon="step-back"
          label={t('replay.back')}
          hotkey="←"
          onPress={() => to(at - 1)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? t('replay.pause') : t('replay.play')}
          onPress={() => {
            if (!playing && at >= now.moments) show(0);
            setPlaying(!playing);
          }}
        />
        <IconButton
          icon="step-forward"
          label={t('replay.forward')}
          hotkey="→"
          onPress={() => to(at + 1)}
        />
        <IconButton
          icon="to-end"
          label={t('replay.end')}
          hotkey="End"
          onPress={() => to(now.moments)}
        />
      </div>
      <Slider
        bare
        label={t('replay.title')}
        value={at}
        max={Math.max(1, now.moments)}
        onChange={to}
      />
      <output>{t('replay.at', { at, of: now.moments })}</output>
      {!now.pastLost && (
        <Button
          look="quiet"
          icon="branch"
          aria-label={t('replay.branch')}
          // One's own game goes on by itself from where it stands.
          isDisabled={at >= now.moments && (onClose !== null || now.over)}
          onPress={() => branch(at)}
        >
          {t('replay.branch')}
        </Button>
      )}
      {onClose && (
        <Button look="brass" icon="close" aria-label={leaveWords} onPress={onClose}>
          {leaveWords}
        </Button>
      )}
    </section>
  );
}
