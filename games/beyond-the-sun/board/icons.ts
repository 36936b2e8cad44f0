/** Signs of Beyond the Sun that no other game has. */
import { addIcons } from '@orrery/web/kit';

addIcons({
  'bts-jump': { line: 'M3 17C6 7 15 5 19.5 10.5M20.5 5V11.5H14M3 20.5H6' },
  'bts-warp': {
    line: 'M5 4C9 8 9 16 5 20M19 4C15 8 15 16 19 20M9 12H15M12.8 9.5L15.3 12L12.8 14.5',
  },
  'bts-colony': { line: 'M4 20.5A8 8 0 0 1 20 20.5ZM12 12.5V3.5L18.5 6L12 8.5' },
  'bts-guild': {
    line: 'M4 20.5H20M5.5 20.5V10M18.5 20.5V10M3.5 10L12 4L20.5 10ZM10 20.5V14H14V20.5',
  },
  'bts-disc': {
    line: 'M12 4.5A7.5 7.5 0 1 1 12 19.5A7.5 7.5 0 1 1 12 4.5ZM12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z',
  },
  'bts-event': { line: 'M6 3.5H18V20.5H6ZM12 8V13M12 16.4V16.8' },
});
