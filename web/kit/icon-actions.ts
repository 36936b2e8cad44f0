import type { IconDrawing } from './icon-drawings.ts';

/** Things one does at a table, and signs of the shell. */
export const ACTIONS = {
  undo: { line: 'M8.5 4.5L3.5 9.5l5 5M3.5 9.5H14a6 6 0 0 1 0 12h-3' },
  redo: { line: 'M15.5 4.5l5 5-5 5M20.5 9.5H10a6 6 0 0 0 0 12h3' },
  options: { line: 'M9 6h11.5M9 12h11.5M9 18h11.5M4 4.7v2.6M4 10.7v2.6M4 16.7v2.6' },
  fold: { line: 'M12.5 6l-6 6 6 6M19 6l-6 6 6 6' },
  unfold: { line: 'M11.5 6l6 6-6 6M5 6l6 6-6 6' },
  log: {
    line: 'M6.5 3.5H18a1.5 1.5 0 0 1 1.5 1.5v15.5H8A2.5 2.5 0 0 1 5.5 18V4.5a1 1 0 0 1 1-1ZM5.5 18A2.5 2.5 0 0 1 8 15.5h11.5M9 7.5h7M9 11h5',
  },
  replay: { line: 'M4.5 8.5A8.5 8.5 0 1 1 3.5 13M3.5 4v5h5M10.5 9v6.5l5-3.2Z' },
  settings: {
    line: 'M4 7h7M17 7h3M14 4.5a2.5 2.5 0 1 0 .001 0ZM4 17h3M13 17h7M10 14.5a2.5 2.5 0 1 0 .001 0Z',
  },
  rules: {
    line: 'M12 6c-2-1.7-4.5-2.3-8-2.3v14.5c3.5 0 6 .6 8 2.3 2-1.7 4.5-2.3 8-2.3V3.7c-3.5 0-6 .6-8 2.3ZM12 6v14.5M6.8 8c1 .1 1.8.3 2.5.6M6.8 11.5c1 .1 1.8.3 2.5.6M17.2 8c-1 .1-1.8.3-2.5.6M17.2 11.5c-1 .1-1.8.3-2.5.6',
  },
  legend: { line: 'M4 4.5h4.5V9H4ZM12 6.5h8.5M4 15h4.5v4.5H4ZM12 17.3h8.5' },
  score: { line: 'M4 20.5V10h4v10.5ZM10 20.5V4h4v16.5ZM16 20.5v-7.5h4v7.5ZM2.5 20.5h19' },
  export: { line: 'M12 15.5V3.5M7.5 8L12 3.5 16.5 8M4.5 14.5v5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-5' },
  import: {
    line: 'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M4.5 14.5v5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-5',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  },
  copy: { line: 'M9 8.5h10.5V21H9ZM5.5 15.5h-1v-12H15v1.5' },
  rename: { line: 'M4 20.5h4L20 8.5l-4-4-12 12ZM13 7.5l4 4' },
  trash: { line: 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6' },
  play: { line: 'M7 4.5l12 7.5-12 7.5Z' },
  pause: { line: 'M8 5v14M16 5v14' },
  'step-back': { line: 'M17.5 5v14L8 12ZM6 5v14' },
  'step-forward': { line: 'M6.5 5v14L16 12ZM18 5v14' },
  'to-start': { line: 'M20 5v14l-7.5-7ZM12.5 5v14L5 12ZM4 5v14' },
  'to-end': { line: 'M4 5v14l7.5-7ZM11.5 5v14L19 12ZM20 5v14' },
  branch: { line: 'M6 20.5v-17M3 6.5l3-3 3 3M6 16c0-6 11-3 11-9.5M14 9.5l3-3 3 3' },
  rotate: { line: 'M12 4a8 8 0 1 1-7.4 5M12 1.5L15 4l-3 2.7M12 8.5l3 1.7v3.6l-3 1.7-3-1.7v-3.6Z' },
  flip: { line: 'M12 3v18M9 7L3.5 17H9ZM15 7v10h5.5Z' },
  'zoom-in': { line: 'M10.5 3.5a7 7 0 1 0 .001 0ZM15.5 15.5l5.5 5.5M10.5 7.5v6M7.5 10.5h6' },
  'zoom-out': { line: 'M10.5 3.5a7 7 0 1 0 .001 0ZM15.5 15.5l5.5 5.5M7.5 10.5h6' },
  'zoom-fit': { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 9.5a2.5 2.5 0 1 0 .001 0Z' },
  sound: {
    line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  more: {
    fill: 'M5 10.3a1.7 1.7 0 1 0 .001 0ZM12 10.3a1.7 1.7 0 1 0 .001 0ZM19 10.3a1.7 1.7 0 1 0 .001 0Z',
  },
  info: { line: 'M12 3.5a8.5 8.5 0 1 0 .001 0ZM12 11v5.5M12 7.6v.1' },
  warning: { line: 'M12 3.5L22 20H2ZM12 9.5v5M12 17.2v.1' },
  lock: {
    line: 'M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5',
  },
  check: { line: 'M4.5 12.5l5 5 10-11' },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  search: { line: 'M10.5 3.5a7 7 0 1 0 .001 0ZM15.5 15.5l5.5 5.5' },
  eye: {
    line: 'M2 12c2.5-4.3 6-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-6 6.5-10 6.5S4.5 16.3 2 12ZM12 9a3 3 0 1 0 .001 0Z',
  },
  back: { line: 'M14.5 5L7.5 12l7 7' },
  forward: { line: 'M9.5 5l7 7-7 7' },
  up: { line: 'M5 14.5L12 7.5l7 7' },
  down: { line: 'M5 9.5l7 7 7-7' },
  home: { line: 'M3.5 11.5L12 4l8.5 7.5M6 9.5v10.5h12V9.5M10 20v-5.5h4V20' },
  language: {
    line: 'M12 3.5a8.5 8.5 0 1 0 .001 0ZM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  },
  night: { line: 'M14.5 3.5a8.8 8.8 0 1 0 6 12.2A8 8 0 0 1 14.5 3.5Z' },
  day: {
    line: 'M12 8a4 4 0 1 0 .001 0ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8',
  },
  keyboard: {
    line: 'M3 6h18v12H3ZM6.5 9.5h.1M10 9.5h.1M14 9.5h.1M17.5 9.5h.1M6.5 12.5h.1M10 12.5h.1M14 12.5h.1M17.5 12.5h.1M8 15.5h8',
  },
  again: {
    line: 'M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 3.5v5h-5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20.5v-5h5',
  },
} satisfies Record<string, IconDrawing>;
