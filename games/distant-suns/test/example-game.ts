/** a complete game of two, written down turn by turn. */
import type { Scene } from '@orrery/kernel/testing';
import type { State } from '../state.ts';
import { drawKey, table } from './table.ts';

/** What a seat had to draw, in how many ways with 0/1/2 upgrades, what it drew, what that reached. */
export interface ExampleDrawing {
  readonly shape: string;
  readonly ways: string;
  /** Cells, or `pass`. */
  readonly cells: string;
  readonly reached: string | null;
}

export interface ExampleTurn {
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly module: string;
  readonly drawings: readonly ExampleDrawing[];
}

const TURNS = `
  R1T1 P1 T1b | satellite 5/0/0 C8 A9 B9 C9 B10            | dipper 14/0/0 D7 D8 B9 C9 B10
  R1T2 P0 B4a | galaxy 18/40/0 A6 C6 D6 A7 B7 D7           | star 12/44/0 D4 D5 D6
  R1T3 P1 T4a | star 18/55/0 C3 D4 E4 C5                   | galaxy 43/0/0 D9 F9 G9 E10 F10 H10
  R1T4 P0 B1b | dipper 88/175/0 D8 E8 F8 F9 G9             | satellite 30/0/0 D1 E1 E2 D3 E3
  R2T1 P1 B4a | star 18/79/55 I7 H8 I8 I9 > J10            | galaxy 38/109/0 F1 G1 I1 F2 H2 I2 > J0
  R2T2 P0 T4a | galaxy 30/84/116 H2 G3 H4 I4 I5 I6         | star 26/98/0 F3 G3 H4
  R2T3 P1 B1b | satellite 22/137/184 A1 B1 B2 A3 B3 > A0   | dipper 80/0/0 D0 E0 A1 B1 C1 > A0
  R2T4 P0 T0a | black-hole 3/30/133 D0 E0 C1 D1 E1 D2 E2   | satellite 31/161/0 B6 C6 B7 B8 C8
  R2T5 P1 T2a | rocket 6/44/93 F0 F1 G1 H1 I1 F2 > J0      | dipper 62/167/0 J6 I7 I8 I9 I10 > J10
  R3T1 P0 T2b | rocket 1/23/58 F3 G4 G5 H6 G7              | dipper 44/147/123 H5 I5 F6 G6 H6
  R3T2 P1 B3b | rocket 0/6/20 D9 E10 F10 G10 H10           | galaxy 2/13/41 A3 B3 A4 A5 A6
  R3T3 P0 B1b | dipper 5/12/0 E3 F4 F5 F6 F7               | satellite 1/19/52 E4 F4 G4 F5
  R3T4 P1 T4b | galaxy 0/0/3 pass                          | star 4/24/0 E6 E7 F7 E8
  R3T5 P0 T0b | satellite 0/8/22 D5 E6 E7                  | black-hole 0/0/0 pass
`;

export const EXAMPLE: readonly ExampleTurn[] = TURNS.trim()
  .split('\n')
  .map((line) => {
    const [head, ...sides] = line.split('|').map((part) => part.trim());
    const [, round, turn, active, module] = /^R(\d)T(\d) P(\d) (\S+)$/.exec(head) ?? [];
    const drawings = sides.map((side) => {
      const [, shape, ways, cells, reached] = /^(\S+) (\S+) (.*?)(?: > (\S+))?$/.exec(side) ?? [];
      return { shape, ways, cells, reached: reached ?? null };
    });
    return {
      round: Number(round),
      turn: Number(turn),
      active: Number(active),
      module,
      drawings,
    };
  });

/** The table at its start: P1 is active first. */
export const exampleTable = (): Scene<State> => table({ active: 1 });

/** Makes one choice of the turn: 0 and 1 for the drawings of the seats. */
export function drawExample(at: Scene<State>, { drawings }: ExampleTurn, seat: number): void {
  const { shape, cells, ways } = drawings[seat];
  // Who has nothing to draw is not asked.
  if (ways === '0/0/0') return;
  at.choose(drawKey(cells === 'pass' ? 'pass' : `${shape} ${cells}`), { seat });
}

/** The table in the middle of that game: after the module of the turn was placed. */
export function exampleAt(name: string): Scene<State> {
  const at = exampleTable();
  for (const turn of EXAMPLE) {
    at.choose(`place ${turn.module}`);
    if (`R${turn.round}T${turn.turn}` === name) return at;
    for (const seat of [0, 1]) drawExample(at, turn, seat);
  }
  throw new Error(`no turn ${name}`);
}

/** Both sheets as they are at the end of that game, drawing by drawing. */
export const exampleSheets = (): string[][] =>
  [0, 1].map((seat) =>
    EXAMPLE.map(({ drawings }) => drawings[seat])
      .filter(({ cells }) => cells !== 'pass')
      .map(({ shape, cells }) => `${shape} ${cells}`),
  );
