/** Ends a check: something that must hold does not. */
export function fail(message: string): never {
  throw new Error(message);
}
