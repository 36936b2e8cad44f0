/** Which cards in a hand can be built. */
import { NONE } from '@orrery/kernel';
import { COLORS, type Color } from '../data/effects.ts';
import { type BestDiscounts, COLOR, canBuildAt, findBestDiscounts, isBuildable } from '../price.ts';
import type { Player } from '../state.ts';
import { listDesigns } from './cards.ts';

const best: BestDiscounts = new Int8Array(COLORS.length);
const inHand: number[] = [];
const found: number[] = [];

/** Lists the designs in hand that can be built, on one system or anywhere (NONE). */
export function listBuildable(
  player: Player,
  system: number,
  color: Color | null,
  extra: number,
  list: number[],
): void {
  list.length = 0;
  const wanted = color === null ? NONE : COLORS.indexOf(color);
  listDesigns(player.hand, player.shown, inHand);
  if (system === NONE) findBestDiscounts(player, best);
  for (let i = 0; i < inHand.length; i++) {
    const design = inHand[i];
    if (wanted !== NONE && COLOR[design] !== wanted) continue;
    const can =
      system === NONE
        ? isBuildable(player, design, best, extra)
        : canBuildAt(player, design, system, extra);
    if (can) list.push(design);
  }
}

export function canBuildAnything(
  player: Player,
  system: number,
  color: Color | null,
  extra: number,
): boolean {
  listBuildable(player, system, color, extra, found);
  return found.length > 0;
}
