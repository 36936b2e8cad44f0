import type { play as en } from '../en/play.ts';

export const play: Record<keyof typeof en, string> = {
  'moment.set-up': 'Підготовка',
  'moment.round': 'Раунд {n} з {of}: {phase}',
  'moment.over': 'Гру завершено',

  'ask.race': 'Виберіть расу.',
  'ask.redraw':
    'Один раз можна замінити карти стартової руки. {n, plural, =0 {Поки жодної.} one {Вибрано # карту.} few {Вибрано # карти.} many {Вибрано # карт.} other {Вибрано # карти.}}',
  'ask.start-effect': 'Початок раунду: яку властивість застосувати?',
  'ask.action':
    'Виконайте дію. {n, plural, one {Залишився # кубик.} few {Залишилося # кубики.} many {Залишилося # кубиків.} other {Залишилося # кубика.}}',
  'ask.build-card': '{source}: виберіть карту для побудови.',
  'ask.build-place': 'Де збудувати карту «{card}»?',
  'ask.build-pay': '«{card}»: як заплатити з урахуванням знижки?',
  'ask.sift': 'Виберіть, яку зі щойно взятих карт скинути.',
  'ask.discard.price':
    '{source}: щоб заплатити, скиньте {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'ask.discard.effect':
    '{source}: скиньте {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'ask.discard.deal':
    'Угода: скиньте {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'ask.discard.limit':
    'На руці можна залишити {limit, plural, one {# карту} few {# карти} many {# карт} other {# карти}}. Скиньте {n}.',
  'ask.hire': 'Якого радника найняти?',
  'ask.choose': '{source}: виберіть одне.',
  'ask.choose.victim': '{source} гравця {player}: виберіть одне.',
  'ask.exchange': '{source}: у який бік обмін?',
  'ask.use': '{source}: застосувати властивість?',
  'ask.activate-free': '{source}: активувати карту, не витрачаючи дії? Можна ще до {n}.',
  'ask.take-discard': '{source}: візьміть карту зі скиду.',
  'ask.rearrange-system': '{source}: яку зі своїх систем перебудувати?',
  'ask.rearrange': '{source}: яка карта наступна, якщо рахувати згори донизу?',
  'ask.dismiss': '{source}: чий радник повернеться на стіл?',
  'ask.trigger': 'Після атаки: яку властивість застосувати?',
  'ask.sink': '{source}: яка робоча споруда гравця {player} піде в самий низ?',
  'ask.block': '{source}: яку карту гравця {player} зайняти кубиком?',

  'option.race': 'Грати за расу: {race}',
  'option.replace': 'Замінити карту «{card}»',
  'option.done.redraw':
    '{n, plural, =0 {Залишити всю руку} one {Взяти # нову карту} few {Взяти # нові карти} many {Взяти # нових карт} other {Взяти # нової карти}}',
  'option.done': 'Більше не застосовувати',
  'option.apply': 'Застосувати: {source}',
  'option.build': 'Збудувати карту «{card}»',
  'option.exploit': 'Експлуатація: скинути карту «{card}»',
  'option.research':
    'Дослідження: взяти {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',
  'option.activate': 'Активувати: {card}',
  'option.attack': 'Атакувати гравця {player}',
  'option.trade': 'Торгівля: {give} на {take}',
  'option.propaganda':
    'Пропаганда: отримати {n, plural, one {# лояльність} few {# лояльності} many {# лояльності} other {# лояльності}}',
  'option.deal':
    'Угода: скинути {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}} й найняти радника',
  'option.new': 'Почати нову систему',
  'option.on': 'Збудувати поверх карти «{card}»',
  'option.pay': 'Заплатити {price}',
  'option.discard': 'Скинути карту «{card}»',
  'option.hire': 'Найняти радника: {advisor}',
  'option.choose': 'Вибрати: {text}',
  'option.give': 'Віддати {give}, отримати {take}',
  'option.use': 'Застосувати: {source}',
  'option.decline': 'Не застосовувати',
  'option.skip': 'Нічого не будувати',
  'option.stop': 'Більше не треба',
  'option.take': 'Взяти карту «{card}»',
  'option.system': 'Перебудувати систему, де згори «{card}»',
  'option.next': 'Наступна карта: {card}',
  'option.dismiss': 'Відіслати радника гравця {player}: {advisor}',
  'option.dismiss.nothing': 'Обрати гравця {player}: нічого не станеться',
  'option.trigger': 'Наступна властивість: {source}',
  'option.sink': 'Прибрати донизу карту «{card}»',
  'option.block': 'Зайняти комірку карти «{card}»',
  'which.system': '{option} (система {n})',
  'which.cube': '{option} (з кубиком)',
  'which.from-top': '{option} ({n}-та зверху)',

  'preview.cost': 'за {amount}',
  'preview.discount': 'за {amount}, знижка {n}',
  'preview.income': 'і надалі {amount} щораунду',
  'preview.level': 'мобілізація в наступному раунді: {level}',
  'preview.attack': '{fleets}; ви отримаєте {gain}',

  'why.not-your-turn': 'Зараз не ваш хід.',
  'why.price': 'Вам бракує: {amount}.',
  'why.gate.build':
    'Ваша лояльність — {n}, а цю карту можна будувати за лояльності не нижче ніж {gate}.',
  'why.gate.activate':
    'Ваша лояльність — {n}, а цю карту можна активувати за лояльності не нижче ніж {gate}.',
  'why.no-place': 'Усі ваші системи заповнені, а нову почати не можна.',
  'why.covered': 'Працює лише верхня карта системи.',
  'why.no-activation': 'Ця карта не має властивості з активацією.',
  'why.slot-taken': 'На цій карті вже лежить кубик.',
  'why.points':
    'Щоб заплатити, потрібно {n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.',
  'why.hand':
    'Для цього на руці треба мати щонайменше {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'why.nothing-to-build': 'На руці немає карти, яку можна тут збудувати.',
  'why.trade': 'Для торгівлі потрібно: {amount}.',
  'why.attack.self': 'Атакувати себе не можна.',
  'why.attack.weak':
    'Ваш флот рахується за {mine}, флот суперника — за {theirs}; потрібно не менше, ніж у нього.',
  'why.attack.price':
    'Ціна атаки — {price, plural, one {# флот} few {# флоти} many {# флотів} other {# флоту}}, а у вас {fleet}.',
  'why.attack.limit':
    'Того самого гравця за раунд можна атакувати не більше ніж {n, plural, one {# раз} few {# рази} many {# разів} other {# разу}}.',
  'why.propaganda': 'Пропаганда доступна один раз за раунд.',
  'why.deal.none': 'На столі немає вільних радників.',
  'why.deal.alluvia': 'Аллювію не можна замінити.',
  'why.deal.off': 'Ця партія проходить без радників.',
  'preview.at-once': '{told}. {text}',
  'preview.now': 'Для вас зараз: {now}.',
  'why.price.discount': 'Вам бракує: {amount}, а знижки покриють лише {n}.',
  'why.nothing-to-activate':
    'Зараз не можна активувати жодної з ваших верхніх карт. Торкніться карти, щоб дізнатися чому.',
  'why.nobody-to-attack':
    'Зараз ви нікого не можете атакувати. Торкніться суперника, щоб дізнатися чому.',
  'why.build.first': 'Спершу виберіть на руці карту, яку збудуєте.',
  'why.deal.first': 'Радників наймають дією «Угода».',
  'why.not-your-card': 'Ця карта не ваша або лежить у скиді.',
  'why.no-target': 'Її властивості зараз нема на що подіяти.',
  'attack.damage': 'Ваша атака',
  'attack.shield': 'Атака на вас',
  'attack.fleets':
    'флот {mine} проти {theirs}, ціна — {price, plural, one {# флот} few {# флоти} many {# флотів} other {# флоту}}',
  'attack.against': 'Проти: {name}',
  'attack.can': 'можлива',
  'attack.limit': 'цього раунду більше не можна',
  'attack.weak': 'флот замалий',
  'attack.price': 'бракує на ціну',
  'label.discount': 'Знижка',
  'gallery.count': 'Різних карт: {designs}, у колоді: {cards}',
  'first-game.what':
    'Навчальна партія: усі грають людьми без особливих властивостей, радників немає.',
};
