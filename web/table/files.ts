/** A record on its way out of the page and into it as a file. */
import { TableError } from '@orrery/kernel';

/** No record comes near this many bytes, and what is odd about so many is found within a second or two. */
export const LIMIT = 4_000_000;

/** Offers a record, or what should have been one, as a file to keep. */
export function saveFile(record: unknown, game = 'table'): void {
  const day = new Date().toISOString().slice(0, 10);
  saveText(JSON.stringify(record) ?? '', `orrery-${game}-${day}.json`);
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The text of a file that is to be opened. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LIMIT) throw new TableError('broken-record', 'the file is too large');
  return file.text();
}
