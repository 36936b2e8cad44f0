/**
 * Every step of the game. Where each lives:
 *
 * set-up.ts       choose-species, pick-species, settle-in, turn-homes, turn-home
 * round.ts        game, rounds, round, begin-round, finish
 * turn.ts         action-phase, turn, finish-turn
 * explore.ts      explore, reveal, turn-up, place-sector, claim, end-exploration
 * discovery.ts    discovery, ancient-technology, ancient-part
 * influence.ts    influence, influence-to, ready-colony-ships
 * research.ts     research, artifact-key
 * upgrade.ts      upgrade, upgrade-slot
 * build.ts        build
 * move.ts         move, move-step
 * diplomacy.ts    offer, relation-room, relation-cube, broken-relation
 * cubes.ts        return-cube, graveyard, cleanup-cube
 * upkeep.ts       upkeep-phase, upkeep, pay, insolvent
 * cleanup.ts      cleanup
 * leaving.ts      leave, lone-survivor
 * combat/         combat-phase and everything it pushes, «occupy» and «talks» included; `talks`
 *                 pushes { step: 'offer', seat: partner, other: proposer }
 *
 * Helpers that several steps share lie beside game.ts, named after what they handle: ways.ts
 * (neighbours and connections), ships.ts (place, remove, move, count, pin), discs.ts (place, take
 * back; placing takes the discovery tile), cubes.ts (return to tracks, kill), blueprints.ts (what
 * ships add up to), diplomacy.ts (who may relate, breaking), storage.ts (income, trade),
 * technologies.ts (prices, gaining), scoring.ts.
 */
