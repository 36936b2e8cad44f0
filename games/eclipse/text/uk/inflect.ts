/** Назви невеликих наборів речей у потрібному відмінку: ICU-select за id. */

/** Знахідний: «будує крейсер». */
export const aThing = (arg: string) =>
  `{${arg}, select, interceptor {перехоплювач} cruiser {крейсер} dreadnought {дредноут} starbase {космічну базу} orbital {орбітальну станцію} monolith {моноліт} gcds {систему захисту} ancient {корабель Прадавніх} other {корабель}}`;

/** Називний: «крейсер». */
export const thing = (arg: string) =>
  `{${arg}, select, interceptor {перехоплювач} cruiser {крейсер} dreadnought {дредноут} starbase {космічна база} orbital {орбітальна станція} monolith {моноліт} gcds {система захисту} ancient {корабель Прадавніх} other {корабель}}`;

/** Називний на початку рядка: «Крейсер». */
export const Thing = (arg: string) =>
  `{${arg}, select, interceptor {Перехоплювач} cruiser {Крейсер} dreadnought {Дредноут} starbase {Космічна база} orbital {Орбітальна станція} monolith {Моноліт} gcds {Система захисту} ancient {Корабель Прадавніх} other {Корабель}}`;

/** Називний множини: «крейсери». */
export const things = (arg: string) =>
  `{${arg}, select, interceptor {перехоплювачі} cruiser {крейсери} dreadnought {дредноути} starbase {космічні бази} orbital {орбітальні станції} monolith {моноліти} gcds {система захисту} ancient {Прадавні} other {кораблі}}`;

/** Родовий: «креслення крейсера». */
export const ofThing = (arg: string) =>
  `{${arg}, select, interceptor {перехоплювача} cruiser {крейсера} dreadnought {дредноута} starbase {космічної бази} orbital {орбітальної станції} monolith {моноліта} gcds {системи захисту} ancient {корабля Прадавніх} other {корабля}}`;

/** Родовий: «доріжка грошей». */
export const ofResource = (arg: string) =>
  `{${arg}, select, money {грошей} science {знань} materials {матеріалів} other {ресурсів}}`;

/** Знахідний з числом: «3 монети». */
export const amount = (n: string, res: string) =>
  `{${res}, select, money {{${n}, plural, one {# монету} few {# монети} many {# монет} other {# монети}}} science {{${n}, plural, one {# знання} few {# знання} many {# знань} other {# знання}}} materials {{${n}, plural, one {# матеріал} few {# матеріали} many {# матеріалів} other {# матеріалу}}} other {{${n}}}}`;

/** «2 жовті кубики» */
export const dice = (n: string, die: string) =>
  `{${n}, plural, one {# {${die}, select, yellow {жовтий} orange {помаранчевий} red {червоний} other {}} кубик} few {# {${die}, select, yellow {жовті} orange {помаранчеві} red {червоні} other {}} кубики} many {# {${die}, select, yellow {жовтих} orange {помаранчевих} red {червоних} other {}} кубиків} other {# {${die}, select, yellow {жовтого} orange {помаранчевого} red {червоного} other {}} кубика}}`;
