/** Signs of Andromeda's Edge that no other game has, and which sign stands for what. */
import { addIcons } from '@orrery/web/kit/icon-drawings.ts';

addIcons({
  'ae-titanium': { line: 'M4 15L8 8H16L20 15L16 18H8ZM8 8L10 15H14L16 8M4 15H20' },
  'ae-nanocarbon': {
    line: 'M12 3L18 6.5V13.5L12 17L6 13.5V6.5ZM12 17V21M6 13.5L3 15.5M18 13.5L21 15.5',
    fill: 'M12 8.4A1.7 1.7 0 1 0 12 11.8A1.7 1.7 0 0 0 12 8.4Z',
  },
  'ae-ice': {
    line: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5M9.5 4.5L12 7L14.5 4.5M9.5 19.5L12 17L14.5 19.5',
  },
  'ae-leader': {
    line: 'M6 21C6 15.5 8.5 13 12 13S18 15.5 18 21ZM8.5 5L12 2.5L15.5 5',
    fill: 'M12 5.2A3.4 3.4 0 1 0 12 12A3.4 3.4 0 0 0 12 5.2Z',
  },
  'ae-outpost': { line: 'M4 20H20M6 20V12L12 7L18 12V20M12 7V3M10 20V15H14V20' },
  'ae-moon': {
    line: 'M12 4A8 8 0 1 0 12 20A8 8 0 0 0 12 4Z',
    fill: 'M9 8.2A1.8 1.8 0 1 0 9 11.8A1.8 1.8 0 0 0 9 8.2ZM14.6 12.6A2.3 2.3 0 1 0 14.6 17.2A2.3 2.3 0 0 0 14.6 12.6Z',
  },
  'ae-repair': {
    line: 'M14.5 5.2A5 5 0 0 0 8 11.6L3.4 16.2A2.4 2.4 0 0 0 6.8 19.6L11.4 15A5 5 0 0 0 17.8 8.5L14.6 11.5L11.6 8.4Z',
  },
  'ae-raider': {
    line: 'M12 3C7 3 4 6.5 4 11C4 14 5.5 16 7.5 17V20.5H16.5V17C18.5 16 20 14 20 11C20 6.5 17 3 12 3ZM10.5 20.5V18M13.5 20.5V18',
    fill: 'M8.8 9.4A2 2 0 1 0 8.8 13.4A2 2 0 0 0 8.8 9.4ZM15.2 9.4A2 2 0 1 0 15.2 13.4A2 2 0 0 0 15.2 9.4Z',
  },
  'ae-dock': { line: 'M4 6V12A8 8 0 0 0 20 12V6M12 3V14M8.5 10.5L12 14L15.5 10.5' },
  'ae-range': { line: 'M4 12H17M13 7.5L17.5 12L13 16.5M4 8V16M20.5 6V18' },
  'ae-target': {
    line: 'M12 5A7 7 0 1 0 12 19A7 7 0 0 0 12 5ZM12 2V7M12 17V22M2 12H7M17 12H22',
  },
  'ae-event': { line: 'M12 3L21 19H3ZM12 9V14M12 16.4V16.6' },
  'ae-launch': { line: 'M12 21V9M6 14L12 3L18 14L12 11ZM7 21H17' },
  /** The way to the end of the game. */
  'ae-terminus': { line: 'M7 21V3L18 7L7 11M3 21H15' },
  'ae-reactor': {
    line: 'M12 3A4 9 0 1 0 12.1 3ZM3 12A9 4 0 1 0 3 11.9Z',
    fill: 'M12 10A2 2 0 1 0 12.1 10Z',
  },
  'ae-commerce': { line: 'M12 4V20M7 20H17M5 7H19L22 14H16L19 7M5 7L8 14H2Z' },
  'ae-scrapyard': { line: 'M4 20L9 6L13 12L17 5L20 20ZM7 15L12 17M14 16L17 13' },
});

/** By number of the resource; the last two stand for units of choice. */
export const RESOURCE_ICONS = [
  'energy',
  'ae-titanium',
  'ae-nanocarbon',
  'ae-ice',
  'money',
  'card',
  'ore',
  'unknown',
] as const;

export const RESOURCE_TINTS = [
  'var(--ae-energy)',
  'var(--ae-titanium)',
  'var(--ae-nanocarbon)',
  'var(--ae-ice)',
  'var(--ae-credit)',
  'var(--ink)',
  'var(--ink)',
  'var(--ink)',
] as const;

/** By number of the track: planets, moons, modules and outposts come in the same colours. */
export const TRACK_TINTS = [
  'var(--ae-science)',
  'var(--ae-industry)',
  'var(--ae-commerce)',
  'var(--ae-civilization)',
  'var(--ae-supremacy)',
  'var(--ae-wandering)',
] as const;

export const TRACK_ICONS = [
  'science',
  'production',
  'ae-commerce',
  'population',
  'trophy',
] as const;
