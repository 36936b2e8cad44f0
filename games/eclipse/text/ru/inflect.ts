/** Названия небольших наборов вещей в нужном падеже: ICU-select по id. */

/** Винительный: «строит крейсер». */
export const aThing = (arg: string) =>
  `{${arg}, select, interceptor {перехватчик} cruiser {крейсер} dreadnought {дредноут} starbase {космическую базу} orbital {орбитальную станцию} monolith {монолит} gcds {систему защиты} ancient {корабль Древних} other {корабль}}`;

/** Именительный: «крейсер». */
export const thing = (arg: string) =>
  `{${arg}, select, interceptor {перехватчик} cruiser {крейсер} dreadnought {дредноут} starbase {космическая база} orbital {орбитальная станция} monolith {монолит} gcds {система защиты} ancient {корабль Древних} other {корабль}}`;

/** Именительный в начале строки: «Крейсер». */
export const Thing = (arg: string) =>
  `{${arg}, select, interceptor {Перехватчик} cruiser {Крейсер} dreadnought {Дредноут} starbase {Космическая база} orbital {Орбитальная станция} monolith {Монолит} gcds {Система защиты} ancient {Корабль Древних} other {Корабль}}`;

/** Именительный множественного: «крейсеры». */
export const things = (arg: string) =>
  `{${arg}, select, interceptor {перехватчики} cruiser {крейсеры} dreadnought {дредноуты} starbase {космические базы} orbital {орбитальные станции} monolith {монолиты} gcds {система защиты} ancient {Древние} other {корабли}}`;

/** Родительный: «чертёж крейсера». */
export const ofThing = (arg: string) =>
  `{${arg}, select, interceptor {перехватчика} cruiser {крейсера} dreadnought {дредноута} starbase {космической базы} orbital {орбитальной станции} monolith {монолита} gcds {системы защиты} ancient {корабля Древних} other {корабля}}`;

/** Родительный: «дорожка денег». */
export const ofResource = (arg: string) =>
  `{${arg}, select, money {денег} science {знаний} materials {материалов} other {ресурсов}}`;

/** Винительный с числом: «3 монеты». */
export const amount = (n: string, res: string) =>
  `{${res}, select, money {{${n}, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}} science {{${n}, plural, one {# знание} few {# знания} many {# знаний} other {# знания}}} materials {{${n}, plural, one {# материал} few {# материала} many {# материалов} other {# материала}}} other {{${n}}}}`;

/** «2 жёлтых кубика» */
export const dice = (n: string, die: string) =>
  `{${n}, plural, one {# {${die}, select, yellow {жёлтый} orange {оранжевый} red {красный} other {}} кубик} few {# {${die}, select, yellow {жёлтых} orange {оранжевых} red {красных} other {}} кубика} many {# {${die}, select, yellow {жёлтых} orange {оранжевых} red {красных} other {}} кубиков} other {# {${die}, select, yellow {жёлтого} orange {оранжевого} red {красного} other {}} кубика}}`;
