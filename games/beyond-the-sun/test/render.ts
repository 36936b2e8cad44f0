import type { Language, Messages } from '@orrery/text';
import { strictSpeaker } from '@orrery/text/testing';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ru, uk };

export const say = strictSpeaker(MESSAGES, ['Ada', 'Bo', 'Cy', 'Dee']);
