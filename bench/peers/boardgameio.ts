/** The lattice game as a boardgame.io game, with the rules of `../lattice.ts` inside its moves. */
import { createRequire } from 'node:module';
import {
  isLastTurn,
  type Lattice,
  listPoints,
  newLattice,
  SIDES,
  setStone,
  spendChips,
} from '../lattice.ts';

// Read when its modules load; without it every move checks that the state can be serialized.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

/** The point whose stone the next seat is asked about; −1 while nobody is. */
type State = Lattice & { point: number };

export interface Match {
  readonly G: State;
  readonly ctx: {
    readonly currentPlayer: string;
    readonly activePlayers: Readonly<Record<string, string>> | null;
    readonly gameover?: unknown;
  };
}

interface MoveContext {
  readonly G: State;
  readonly playerID: string;
  readonly random: { Die(sides: number): number };
  readonly events: {
    endTurn(): void;
    setActivePlayers(players: { value: Record<string, string> }): void;
  };
}

function set({ G, playerID, random, events }: MoveContext, point: number) {
  if (G.owner[point] !== -1) return INVALID_MOVE;
  const rival = (Number(playerID) + 1) % G.players.length;
  G.turn++;
  setStone(G, Number(playerID), point, random.Die(SIDES));
  // Nothing to decide without chips.
  if (G.players[rival].chips === 0) {
    spendChips(G, rival, point, 0);
    events.endTurn();
  } else {
    G.point = point;
    events.setActivePlayers({ value: { [rival]: 'spend' } });
  }
}

function spend({ G, playerID, events }: MoveContext, chips: number) {
  if (chips < 0 || chips > G.players[Number(playerID)].chips) return INVALID_MOVE;
  spendChips(G, Number(playerID), G.point, chips);
  G.point = -1;
  events.endTurn();
}

const game = {
  name: 'lattice',
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }): State => ({
    ...newLattice(ctx.numPlayers),
    point: -1,
  }),
  moves: { set },
  turn: { stages: { spend: { moves: { spend } } } },
  endIf: ({ G }: { G: State }) => isLastTurn(G) && G.point < 0,
};

const reducer: (match: Match, action: object) => Match = CreateGameReducer({ game });

export const newMatch = (seats: number): Match =>
  InitializeGame({ game: { ...game, seed: Math.random() }, numPlayers: seats });

/** Who is asked now. */
export const askedSeat = ({ ctx }: Match): number =>
  Number(ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer);

export interface Move {
  readonly kind: 'set' | 'spend';
  readonly arg: number;
}

/** What may be chosen now, as its bots want it from a game. */
export function enumerate({ G }: Match, seat: number): Move[] {
  const moves: Move[] = [];
  if (G.point < 0) listPoints(G, (arg) => moves.push({ kind: 'set', arg }));
  else for (let arg = 0; arg <= G.players[seat].chips; arg++) moves.push({ kind: 'spend', arg });
  return moves;
}

export const makeMove = (match: Match, seat: number, { kind, arg }: Move): Match =>
  reducer(match, {
    type: 'MAKE_MOVE',
    payload: { type: kind, args: [arg], playerID: String(seat) },
  });
