/** What is said of the events that point at a card. */
import type { Phrase } from '@orrery/kernel';
import { LINK_TERMS, linkedTo } from '../links.ts';
import { termsText } from './effect-text.ts';
import { phrase } from './phrases.ts';
import { eventName } from './places.ts';

/** The events that point at a slot, a place or an achievement, with what they change. */
export const linkText = (...to: Parameters<typeof linkedTo>): Phrase[] =>
  linkedTo(...to).map((event) =>
    phrase('card.linked', { event: eventName(event), terms: termsText(LINK_TERMS[event]) }),
  );
