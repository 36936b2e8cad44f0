/** Spread over any element, HTML or SVG: what the note beside it says (`hints.tsx` shows it). */
export const hint = (words: string): { 'data-hint': string } => ({ 'data-hint': words });
