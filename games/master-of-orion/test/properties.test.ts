import { propertyKit } from '@orrery/kernel/testing';
import { masterOfOrion } from '../game.ts';
import { invariants, variants } from './laws.ts';

propertyKit(masterOfOrion, { plays: 3, variants, invariants });
