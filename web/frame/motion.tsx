/** Lets a table's events be seen: what others do one after the other, what one does oneself at once. */
import '../kit/motion/motion.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Phrase } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import type { AnyChoreography } from '../kit/motion/cues.ts';
import { Director } from '../kit/motion/director.ts';
import type { Sound } from '../kit/motion/score.ts';
import { Stage } from '../kit/motion/stage.ts';
import { useSteady } from '../kit/use-steady.ts';
import { isStill, settings, useSettings } from '../settings.ts';
import { useMotionInput } from './motion-input.ts';
import { scoreAt } from './motion-score.ts';
import { useSession } from './session.tsx';
import { playSound } from './sound.ts';

export default function Motion() {
  const { face } = useSession();
  const { pace } = useSettings();
  const [choreography, setChoreography] = useState<AnyChoreography | null>(null);
  useEffect(() => {
    let wanted = true;
    face.motion?.().then(
      ({ motion }) => wanted && setChoreography(motion),
      // Without it the table is as true as with it.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [face]);
  if (!choreography || pace === 'none') return null;
  return <Playing choreography={choreography} key={isStill() ? 'still' : 'moving'} />;
}

/** So much slower than written. */
const TEMPI = { calm: 1.7, even: 1, quick: 0.5, none: 0 } as const;

function Playing({ choreography }: { choreography: AnyChoreography }) {
  const t = useT();
  const { table, face, eyes, showing } = useSession();
  const { pace } = useSettings();
  const anchor = useRef<HTMLDivElement>(null);
  const score = useSteady((moment: number, own: boolean) =>
    scoreAt({ table, face, choreography, t, seat: eyes.seat, tempo: TEMPI[pace] }, moment, own),
  );
  const say = useSteady((phrase: Phrase) => t.say(phrase));
  const [director, setDirector] = useState<Director | null>(null);

  useLayoutEffect(() => {
    const root = anchor.current?.closest<HTMLElement>('.table');
    if (!root) return;
    const hear = (sound: Sound): void => {
      const { sound: on, volume } = settings();
      if (on) void playSound(sound, volume);
    };
    const stage = new Stage(root, isStill(), { say, hear });
    const house = {
      mine: (moment: number) => table.seats[table.chooserAt(moment)]?.mine ?? false,
      asked: () => table.now().waiting.some((seat) => table.seats[seat]?.mine),
      watching: !table.seats.some(({ mine }) => mine),
      score,
      goOn: () => showing.goOn(),
      soon: (work: () => void) => void setTimeout(work),
    };
    const made = new Director(house, stage);
    setDirector(made);
    showing.direct(made);
    return () => {
      stage.close();
      showing.direct(null);
    };
  }, [table, showing, score, say]);

  // Last in the frame, so that everything else is on screen by now.
  useLayoutEffect(() => director?.drawn());

  useMotionInput(director, showing);
  return <div ref={anchor} className="motion-anchor" />;
}
