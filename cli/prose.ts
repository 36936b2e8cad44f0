/** Text for people: bold where the terminal can, and lines that break between words. */

/** Whether bold may be used: on a terminal whose owner has not asked for plain text. */
const isStyled = (): boolean =>
  Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Replaces **bold** by what the terminal understands, or by nothing. */
export const emphasis = (text: string, styled = isStyled()): string =>
  text.replaceAll(/\*\*(.+?)\*\*/gs, styled ? '\u001b[1m$1\u001b[22m' : '$1');

/** Columns of what is read as a screen: 80, or those of the terminal within reason. */
export function screenWidth(): number {
  const { isTTY, columns } = process.stdout;
  return isTTY ? Math.max(40, Math.min(columns, 100)) : 80;
}

/** Breaks a line between words; what follows is indented, a word that is too long stands alone. */
export function foldLine(line: string, width: number, indent = indentOf(line)): string[] {
  const lines: string[] = [];
  let rest = line.trimEnd();
  while (rest.length > width) {
    const start = leadingSpaces(rest);
    let at = rest.lastIndexOf(' ', width);
    if (at <= start) at = rest.indexOf(' ', start);
    if (at < 0) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(at).trimStart();
  }
  return [...lines, rest];
}

const leadingSpaces = (line: string): number => line.length - line.trimStart().length;

/** Where a broken line goes on: two columns to the right of where it began. */
const indentOf = (line: string): number => leadingSpaces(line) + 2;

/** A text of several lines as it fits the screen. */
export const fold = (text: string, width = screenWidth()): string =>
  text
    .split('\n')
    .flatMap((line) => foldLine(line, width))
    .join('\n');

/** A term, and beside it what there is to say about it. */
export const entry = (term: string, text: string, indent: number, width: number): string =>
  emphasis(foldLine(`${term.padEnd(indent)}${text}`, width, indent).join('\n'));
