import { propertyKit } from '@orrery/kernel/testing';
import { beyondTheSun } from '../game.ts';
import { invariants, variants } from './laws.ts';

propertyKit(beyondTheSun, { plays: 1, variants, invariants, depth: 0.02 });
