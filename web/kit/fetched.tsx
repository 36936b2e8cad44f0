import {
  type ComponentType,
  type MemoExoticComponent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { Missing } from './missing.tsx';

interface Fetched<P extends object> extends MemoExoticComponent<ComponentType<P>> {
  /** Fetches it before it is shown, so that nobody has to wait then. */
  ahead(): void;
}

interface Fetching<N> {
  /** Its name in the file that brings it; standard: the file's one. */
  readonly part?: N;
  /** What stands there until it has come. */
  readonly instead?: ReactNode;
  /**
   * Where it can't be had, without a network or since another version of the page is out: `say` so in its place,
   * do without (`hide`), or `throw` for whoever catches what a screen throws.
   */
  readonly missing?: 'say' | 'hide' | 'throw';
}

/** How a part that comes and goes is told to go. */
interface Closing {
  readonly open?: boolean;
  readonly onClose?: (() => void) | null;
}

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

/** Some browsers never again fetch what they once could not; by another address they do. */
function anew<Found>(error: unknown): Promise<Found> {
  const [address] = /http\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}

/**
 * A component that is fetched when it is first shown, and shown as soon as it is there. (`lazy` in a
 * `Suspense` would be held back: React lets 300 ms pass after one thing that was waited for has given way.)
 */
export function fetched<Parts extends object, N extends keyof Parts = 'default' & keyof Parts>(
  load: () => Promise<Parts>,
  { part = 'default' as N, instead = null, missing = 'say' }: Fetching<N> = {},
): Fetched<PropsOf<Parts[N]>> {
  type P = PropsOf<Parts[N]>;
  let Found: ComponentType<P> | undefined;
  let failed = false;
  const find = async (): Promise<void> => {
    try {
      Found = (await (failed ? load().catch(anew<Parts>) : load()))[part] as ComponentType<P>;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  function Fetched(props: P): ReactNode {
    const [tries, lookAgain] = useReducer((looks: number) => looks + 1, 0);
    const [failure, fail] = useState<unknown>();
    // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is tried
    useLayoutEffect(() => {
      if (Found) return;
      let wanted = true;
      find().then(
        () => wanted && lookAgain(),
        (error: unknown) => wanted && fail(error),
      );
      return () => {
        wanted = false;
      };
    }, [tries]);
    if (Found) return <Found {...props} />;
    if (failure === undefined || missing === 'hide') return instead;
    if (missing === 'throw') throw failure;
    const { open = true, onClose } = props as Closing;
    return open && <Missing again={lookAgain} onClose={onClose ?? null} />;
  }
  return Object.assign(memo<ComponentType<P>>(Fetched), {
    // What can't be had now is fetched again when it is wanted.
    ahead: (): void => void find().catch(() => {}),
  });
}
