/** Signs that only Eclipse has. */
import { addIcons } from '@orrery/web/kit';
import { SHIP_SHAPES } from './figures.tsx';

addIcons({
  'ecl-hull': { line: 'M4 6h16v12H4ZM4 12h16M12 6v6M8 12v6M16 12v6' },
  'ecl-drive': { line: 'M8.5 3h7l2 8.5h-11ZM8 14.5L7 21M12 14.5V21.5M16 14.5L17 21' },
  'ecl-missile': {
    line: 'M12 2.5c2 2 2.8 4.5 2.8 7v7H9.2v-7c0-2.5.8-5 2.8-7ZM9.2 12.5L6 16.5v3l3.2-1.7M14.8 12.5l3.2 4v3l-3.2-1.7M12 19v2.5',
  },
  'ecl-bomb': { line: 'M10.5 8.5a6.5 6.5 0 1 0 .001 0ZM14.5 9.5l3-3.5M17.5 6V3M17.5 6h3' },
  'ecl-orbital': {
    line: 'M12 8a4 4 0 1 0 .001 0ZM3.5 16.5C1.5 13 6 8.5 11 6.5s10-1.5 9.5 1S15 15 11 16.8s-6.5 1.7-7.5-.3Z',
  },
  'ecl-monolith': { line: 'M8.5 21V4.5l7-2V21ZM5 21h14' },
  'ecl-starbase': { line: SHIP_SHAPES[3] },
  'ecl-artifact': {
    line: 'M12 3l7 5-2.7 10.5H7.7L5 8ZM12 3v8M5 8l7 3 7-3M7.7 18.5L12 11l4.3 7.5',
  },
});
