/** The small games that bots are tested on, as bots get them. */
import * as coinGame from './games/coin.ts';
import * as dawdleGame from './games/dawdle.ts';
import * as duelGame from './games/duel.ts';
import * as lanesGame from './games/lanes.ts';
import * as nimGame from './games/nim.ts';
import * as showdownGame from './games/showdown.ts';
import * as treadmillGame from './games/treadmill.ts';

export const coin = { game: coinGame.game, advice: coinGame.advice };
export const dawdle = { game: dawdleGame.game, advice: dawdleGame.advice };
export const duel = { game: duelGame.game, advice: duelGame.advice };
export const lanes = { game: lanesGame.game, advice: lanesGame.advice };
export const nim = { game: nimGame.game, advice: nimGame.advice };
export const showdown = { game: showdownGame.game, advice: showdownGame.advice };
export const treadmill = { game: treadmillGame.game, advice: treadmillGame.advice };
