/**
 * Names of small sets of things as ICU selects over their ids, for sentences that must bend them.
 * Each takes the name of the message's argument.
 */

/** «a Cruiser»; argument: id of a ship or structure. */
export const aThing = (arg: string) =>
  `{${arg}, select, interceptor {an Interceptor} cruiser {a Cruiser} dreadnought {a Dreadnought} starbase {a Starbase} orbital {an Orbital} monolith {a Monolith} gcds {the Defense System} ancient {an Ancient} other {a ship}}`;

/** «Cruiser» */
export const thing = (arg: string) =>
  `{${arg}, select, interceptor {Interceptor} cruiser {Cruiser} dreadnought {Dreadnought} starbase {Starbase} orbital {Orbital} monolith {Monolith} gcds {Defense System} ancient {Ancient} other {ship}}`;

/** «Cruisers» */
export const things = (arg: string) =>
  `{${arg}, select, interceptor {Interceptors} cruiser {Cruisers} dreadnought {Dreadnoughts} starbase {Starbases} orbital {Orbitals} monolith {Monoliths} gcds {the Defense System} ancient {Ancients} other {ships}}`;

/** «money» */
export const resource = (arg: string) =>
  `{${arg}, select, money {money} science {science} materials {materials} other {resources}}`;

/** «3 money»; arguments: a number and a resource id. */
export const amount = (n: string, res: string) => `{${n}} ${resource(res)}`;

/** «yellow dice»; arguments: a number and a die id. */
export const dice = (n: string, die: string) =>
  `{${n}} {${die}, select, yellow {yellow} orange {orange} red {red} other {}} {${n}, plural, one {die} other {dice}}`;
