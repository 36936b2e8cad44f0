/** Text for people: bold where the terminal can, and lines that break between words. */

/** Whether bold may be used: on a terminal whose owner has not asked for plain text. */
const isStyled = (): boolean =>
  Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Replaces **bold** by what the terminal understands, or by nothing. */
export const emphasis = (text: string, styled = isStyled()): string =>
  text.replaceAll(/\*\*(.+?)\*\*/g, styled ? '\u001b[1m$1\u001b[22m' : '$1');

/** Breaks a text into lines no longer than that; a word that is longer stands alone. */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** A term, and beside it what there is to say about it; broken only where it is read on a screen. */
export function entry(term: string, text: string, indent: number): string {
  const { isTTY, columns } = process.stdout;
  const width = isTTY ? Math.max(40, Math.min(columns, 100) - indent) : Number.POSITIVE_INFINITY;
  const lines = breakLines(text, width).map((line) => emphasis(line));
  return `${term.padEnd(indent)}${lines.join(`\n${' '.repeat(indent)}`)}`;
}
