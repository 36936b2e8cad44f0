import { type Messages, namesLayer, type Translate, translator, typeset } from '@orrery/text';
import { useEffect, useState } from 'react';
import { cardOf } from '../games.ts';
import { type GameFace, loadIn } from '../kit/face.ts';
import { useShell } from '../shell.tsx';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: T };

/** Awaits something once for each key; a late answer to an earlier key is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ key: string; is: Loaded<T> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ key, is: { state: 'ready', value } }),
      (error) => wanted && setLoaded({ key, is: { state: 'failed', error } }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.is : { state: 'loading' };
}

export class UnknownGame extends Error {}

export async function loadFace(id: string): Promise<GameFace> {
  const card = cardOf(id);
  if (!card) throw new UnknownGame(id);
  return (await card.load()).default;
}

interface SpokenGame {
  readonly face: GameFace;
  /** Speaks the game's messages and the shell's. */
  readonly t: Translate;
  /** The same, with the players' names in place of «Player 1». */
  naming(names: readonly string[]): Translate;
}

/** A game with its words; while another language loads, the one in use stays. */
export function useGame(id: string): Loaded<SpokenGame> {
  const { t: shell, messages } = useShell();
  const { language } = shell;
  const face = useLoaded(id, () => loadFace(id));
  const [words, setWords] = useState<{ id: string; language: string; text: Messages } | null>(null);
  const [spoken, setSpoken] = useState<Loaded<SpokenGame>>({ state: 'loading' });
  const ready = face.state === 'ready' ? face.value : null;

  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    loadIn(ready.text, language).then(
      (text) => wanted && setWords({ id, language, text }),
      (error) => wanted && setSpoken({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [ready, id, language]);

  useEffect(() => {
    if (!ready || words?.id !== id || words.language !== language) return;
    const layers = [messages, words.text];
    const t = translator(language, layers, { finish: typeset });
    const naming = (names: readonly string[]) =>
      translator(language, [...layers, namesLayer(names)], { finish: typeset });
    setSpoken({ state: 'ready', value: { face: ready, t, naming } });
  }, [ready, words, id, language, messages]);

  return face.state === 'failed' ? face : spoken;
}
