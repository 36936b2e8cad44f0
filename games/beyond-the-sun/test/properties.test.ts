import { propertyKit } from '@orrery/kernel/testing';
import { beyondTheSun } from '../game.ts';
import { invariants, variants } from './laws.ts';

propertyKit(beyondTheSun, { plays: 3, variants, invariants, depth: 0.02 });
