import { newTrail, seatsIn } from '@orrery/kernel';
import { LANGUAGES, type Language } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { eclipse } from '../game.ts';
import { ANCIENTS } from '../state.ts';
import { words } from '../text/describe.ts';
import { terminal } from '../text/terminal.ts';
import type { Told } from '../vocabulary.ts';
import { prudent } from './prudent.ts';
import { speak } from './speak.ts';

/** Plays a game and says everything that comes up. */
function tell(language: Language, seats: number, seed: string): string[] {
  const said: string[] = [];
  const policy = prudent(seed);
  const trail = newTrail();
  const position = eclipse.start({ seats, options: {} }, seed, trail);
  const names = ['Nova', 'Vega', 'Lyra', 'Orla', 'Mira', 'Juno'];
  const log = (view: ReturnType<typeof eclipse.view>, events: typeof trail.events) => {
    for (const event of events) {
      const text = words.describeEvent(view, event as Told);
      if (!text) throw new Error(`no words for the event ${event.type}`);
      const seat = text.seat === undefined ? '' : names[text.seat];
      said.push(speak(language, { id: text.words.id, values: { ...text.words.values, seat } }));
    }
  };
  while (!eclipse.isOver(position)) {
    const [seat] = seatsIn(position.asked);
    const view = eclipse.view(position, seat);
    speak(language, words.moment(view));
    speak(language, words.describeQuestion(view, seat, eclipse.asking(position).step));
    const options = [...eclipse.options(position, seat)];
    const lines = options.map((option) => {
      const key = eclipse.key(position, option);
      const text = words.describeOption(view, seat, {
        option,
        key,
        ...eclipse.read(position, option),
      });
      if (text.group) speak(language, text.group);
      return speak(language, text.words) + text.touches.join();
    });
    expect(new Set(lines).size, lines.join('\n')).toBe(lines.length);
    const choice = policy(position, seat, options);
    const played = newTrail();
    eclipse.answer(position, seat, choice, played);
    log(view, played.events);
  }
  const view = eclipse.view(position, 0);
  said.push(terminal.sketch(view, 0, (phrase) => speak(language, phrase)));
  return said;
}

describe.each(LANGUAGES)('words of whole games in %s', (language) => {
  test.each([2, 4, 6])('%i seats: every question, option and event', (seats) => {
    expect(tell(language, seats, `words ${seats}`).length).toBeGreaterThan(100);
  });
});

test('those that nobody plays are spoken of as what they are', () => {
  const view = eclipse.view(eclipse.start({ seats: 2, options: {} }, 'words'), 0);
  const said = (event: Partial<Told>) =>
    speak('en', words.describeEvent(view, event as Told)?.words ?? { id: 'nothing' });
  const [side, sector] = [ANCIENTS, 0];
  expect(said({ type: 'ship-destroyed', side, sector, thing: 'ancient' })).toBe(
    'An Ancient is destroyed.',
  );
  expect(said({ type: 'battle-won', side, sector })).toMatch(/goes to Ancients\.$/);
});
