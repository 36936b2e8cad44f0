/** Signs of this game alone. */
import { addIcons } from '@orrery/web/kit';

addIcons({
  /** An action cube, as it lies on the board. */
  'moo-cube': {
    line: 'M12 2.5l8.3 4.6v9.8L12 21.5l-8.3-4.6V7.1ZM3.7 7.1L12 11.8l8.3-4.7M12 11.8v9.7',
  },
});
