import { propertyKit } from '@orrery/kernel/testing';
import { andromedasEdge as game } from '../game.ts';
import { invariants, variants } from './laws.ts';

propertyKit(game, { plays: 1, variants, invariants, depth: 0.05 });
