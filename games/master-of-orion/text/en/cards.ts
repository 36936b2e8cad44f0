/** The phrases from which the text of cards is put together (see card-text.ts). */
export const cards = {
  'list.comma': '{a}, {b}',
  'list.semicolon': '{a}; {b}',
  'list.and': '{a} and {b}',
  'list.or': '{a} or {b}',

  'amount.nothing': '0 resources',
  'amount.food': '{n} food',
  'amount.fleet': '{n, plural, one {# fleet} other {# fleets}}',
  'amount.production': '{n} production',
  'amount.loyalty': '{n} loyalty',
  'amount.points': '{n, plural, one {# victory point} other {# victory points}}',
  'amount.cube': '{n, plural, one {# action cube} other {# action cubes}}',
  'amount.card': '{n, plural, one {# card} other {# cards}}',

  'thing.color': 'Colour: {color}.',
  'thing.start': 'At the start: {amount}.',
  'sketch.systems': '{name}: systems from bottom to top, the last card works, * is a cube',
  'card.cost': 'Price: {amount}.',
  'card.income': 'Income: {amount}.',
  'card.points': 'Worth {n, plural, one {# victory point} other {# victory points}}.',
  'card.points.effect': 'Worth what its effect says.',
  'card.gate.build': 'Can be built only while your loyalty is {n} or more.',
  'card.gate.activate': 'Can be activated only while your loyalty is {n} or more.',

  'ability.text': '{timing}: {text}.',

  'effect.may': 'you may {text}',
  'effect.if': '{condition}, {text}',
  'effect.pay': '{price} to {text}',
  'effect.then': '{a}, then {b}',
  'effect.each': '{text} for {of}',

  'count.working':
    'each of your working {color, select, blue {blue} red {red} yellow {yellow} other {grey}} cards{self, select, yes {, this one included} other {}}',
  'count.all':
    'each {color, select, blue {blue} red {red} yellow {yellow} other {grey}} card in your systems{self, select, yes {, this one included} other {}}',
  'count.systems': 'each of your systems',
  'count.colorSets': 'each complete set of four colours in your systems',

  'condition.working':
    'if {n, plural, =1 {at least one of your working cards is} other {at least # of your working cards are}} {color, select, blue {blue} red {red} yellow {yellow} other {grey}}',
  'condition.all':
    'if you have at least {n} {color, select, blue {blue} red {red} yellow {yellow} other {grey}} {n, plural, one {card} other {cards}} in your systems',
  'condition.loyalty': 'if your loyalty is {n} or more',

  'price.spend': 'spend {amount}',
  'price.cube':
    'return {n, plural, one {# available action cube} other {# available action cubes}} to your reserve',
  'price.slot': 'put a cube from your reserve into slot R',

  'effect.gain': 'gain {amount}',
  'effect.draw': 'draw {amount}',
  'effect.cube': 'take {amount} from your reserve',
  'effect.lose':
    '{who, select, attacker {the attacker loses} victim {the attacked player loses} other {lose}} {amount}',
  'effect.discard':
    '{who, select, attacker {the attacker discards} victim {the attacked player discards} other {discard}} {amount} from hand',
  'effect.choose.gain': 'gain your choice of {list}',
  'effect.choose.you': 'choose one: {list}',
  'effect.choose.victim':
    '{form, select, inf {make the attacked player choose} other {the attacked player chooses}}: {list}',
  'effect.build':
    'build {color, select, blue {a blue card} red {a red card} yellow {a yellow card} grey {a grey card} other {a card of any colour}} from your hand{on, select, thisCard { on top of this one} other {}} {discount, plural, =0 {at its usual price} one {with a discount of # resource} other {with a discount of # resources}}',
  'effect.activate':
    'activate up to {n} of your other working cards, one after the other, with cubes from your reserve instead of actions',
  'effect.exchange': 'exchange {a} for {b} or the other way round',
  'effect.byColor': 'gain, by the colour of the card directly beneath: {list}',
  'effect.byColor.item':
    '{color, select, blue {blue} red {red} yellow {yellow} other {grey}} – {text}',
  'effect.takeDiscard.any': 'take any card of the discard pile into your hand',
  'effect.takeDiscard.top':
    'take one of the top {n, plural, one {# card} other {# cards}} of the discard pile into your hand',
  'effect.sift': 'draw {amount} and discard {n} of them',
  'effect.rearrange': 'put the cards of one of your systems in any order',
  'effect.dismissAdvisor': 'return the advisor of an opponent of your choice to the table',
  'effect.sink': 'move a working building of the attacked player to the bottom of its system',
  'effect.blockSlot':
    'fill a free slot on one of the attacked player’s working cards with a cube from that player’s reserve',
  'effect.releaseCube': 'add the cube on this card, if there is one, to your available cubes',
  'effect.othersDiscard': 'each opponent who holds more cards than you discards {amount} from hand',

  'rule.attackPrice':
    '{when, select, attacking {your attacks} other {attacks on you}} cost {amount} {change, select, less {less (but at least {min})} other {more}}',
  'rule.attackStrength.attacking':
    'when you attack, you count as having {amount} more than you do; these cannot pay for the attack',
  'rule.attackStrength.attacked':
    'when someone wants to attack you, you count as having {amount} more than you do',
  'rule.discount':
    '{color, select, blue {your blue cards} red {your red cards} yellow {your yellow cards} grey {your grey cards} other {your cards}}{where, select, thisSystem { built in this system} other {}} cost {n, plural, one {# resource} other {# resources}} less',
  'rule.actionBonus': 'each time you take the “{action}” action, also {text}',
  'rule.mobilization':
    'at {level, select, high {high} medium {medium} other {low}} mobilization, instead of the usual effect, {text}',
  'rule.ownSystem':
    'this card starts an extra system of its own, with room for {n, plural, one {# building} other {# buildings}} on top; it works even when covered and never leaves its place',
  'rule.keepCube': 'a cube on this card stays here at the end of the round',
} as const;
