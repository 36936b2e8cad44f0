/** Freezes a component table to its leaves: every state shares it, and nothing in play may change it. */
export function frozen<const T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
