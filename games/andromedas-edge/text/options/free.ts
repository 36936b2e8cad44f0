/** Free actions, which are offered beside the options of many questions. */
import { NONE } from '@orrery/kernel';
import { DISCOVERIES, OUTPOSTS, SUPREMACY_TOKENS, TACTICS } from '../../data/index.ts';
import { EFFECT_LISTS } from '../../effect-lists.ts';
import { OPERATIONS } from '../../moons.ts';
import { FREE_ABILITIES } from '../../steps/free.ts';
import { effectsText } from '../effect-text.ts';
import { name, phrase, playerName } from '../phrases.ts';
import {
  heldMoon,
  moonContents,
  placeOf,
  regionName,
  resourceText,
  slotName,
  tacticName,
} from '../places.ts';
import { giftText } from '../questions.ts';
import { type Describe, type Describers, type Offered, option } from './option.ts';

/** The moon that lies in a slot, which a new one would replace. */
function replaced({ state, seat }: Offered, slot: number): number {
  const player = state.players[seat];
  return slot === OPERATIONS ? player.operations : player.slots[player.modules.indexOf(slot)];
}

export const placeMoon: Describe = (offered) => {
  const { state, seat, args } = offered;
  const [moon, slot] = args;
  const old = replaced(offered, slot);
  return option(
    phrase('option.place', {
      what: heldMoon(state, seat, moon),
      slot: slotName(state, seat, slot),
    }),
    [placeOf.slot(seat, slot), placeOf.moon(moon)],
    {
      group: 'moons',
      rule: 'AE-4.5.5',
      effect: old === NONE ? undefined : phrase('note.discards', { what: moonContents(old) }),
    },
  );
};

const playCard: Describe = ({ args: [design] }) =>
  option(phrase('option.play', { card: tacticName(design) }), [placeOf.card(design)], {
    group: 'cards',
    effect: effectsText(TACTICS[design].effects),
  });

export const free: Describers = {
  place: placeMoon,
  discard: ({ state, seat, args: [moon] }) =>
    option(
      phrase('option.discard-moon', { what: heldMoon(state, seat, moon) }),
      [placeOf.moon(moon)],
      {
        group: 'moons',
        rule: 'AE-4.5.4',
      },
    ),
  outpost: ({ seat, args: [type] }) =>
    option(
      phrase('option.outpost', { outpost: name(OUTPOSTS[type].key) }),
      [placeOf.outpost(seat, type)],
      { group: 'benefits', rule: 'AE-4.10.3', effect: effectsText(OUTPOSTS[type].effects) },
    ),
  discovery: ({ args: [token] }) =>
    option(
      phrase('option.discovery', { token: name(DISCOVERIES[token].key) }),
      [placeOf.discovery(token)],
      { group: 'benefits', rule: 'AE-4.10.2', effect: effectsText(DISCOVERIES[token].effects) },
    ),
  supremacy: ({ args: [token] }) =>
    option(
      phrase('option.supremacy', { token: name(SUPREMACY_TOKENS[token].key) }),
      [placeOf.supremacy(token)],
      {
        group: 'benefits',
        rule: 'AE-4.10.2',
        effect: effectsText(SUPREMACY_TOKENS[token].effects),
      },
    ),
  recruit: ({ state, seat, args: [region, n] }) =>
    option(
      phrase('option.recruit', { n, region: regionName(state, region) }),
      [placeOf.region(region), placeOf.leaders(seat)],
      { group: 'frontier', rule: 'AE-4.10.4' },
    ),
  collect: ({ state, args: [region, kind, n] }) =>
    option(
      phrase('option.collect', { what: resourceText(kind, n), region: regionName(state, region) }),
      [placeOf.region(region)],
      { group: 'frontier', rule: 'AE-4.10.5' },
    ),
  play: playCard,
  ability({ state, seat, args: [which] }) {
    const { key, list } = FREE_ABILITIES[which];
    return option(
      phrase('option.ability', { ability: name(key) }),
      [placeOf.faction(state.players[seat].faction)],
      { group: 'benefits', effect: effectsText(EFFECT_LISTS[list].effects) },
    );
  },
  arrange: ({ seat }) =>
    option(phrase('option.arrange'), [placeOf.arrange(seat)], { group: 'other', rule: 'AE-4.6.6' }),
  'by-hand': ({ seat }) =>
    option(phrase('option.by-hand'), [placeOf.units(seat)], { group: 'other' }),
  'hand-over': ({ seat, args: [gift] }) =>
    option(
      phrase('option.hand-over', { gift: giftText(gift), who: playerName(seat ^ 1) }),
      [placeOf.station(seat)],
      { group: 'other', rule: 'AE-4.17.9' },
    ),
};
