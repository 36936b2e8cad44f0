/** Between a number and what it counts, and before a dash, no line ends. */
const UNPARTED = /(?<=\d) (?=\p{L})| (?=[—–])/gu;

export const typeset = (words: string): string => words.replace(UNPARTED, '\u00A0');

/** As somebody would type it who looks for it. */
export const plain = (words: string): string => words.replaceAll('\u00A0', ' ');
