/** Freezes a component table through and through: nothing in play may change it. */
export function freeze<T>(table: T): T {
  if (typeof table === 'object' && table !== null && !Object.isFrozen(table)) {
    Object.freeze(table);
    for (const value of Object.values(table)) freeze(value);
  }
  return table;
}
