import { expect, test } from 'vitest';
import { href, type Route, readRoute } from './route.ts';

test.each<Route>([
  { screen: 'start' },
  { screen: 'new', game: 'distant-suns' },
  { screen: 'table', id: 'k3x' },
  { screen: 'replay', data: 'eJw-_9' },
  { screen: 'rules', game: 'eclipse' },
  { screen: 'rules', game: 'eclipse', rule: 'ECL-4.2' },
  { screen: 'legend', game: 'eclipse' },
  { screen: 'about' },
])('$screen goes to its address and back', (route) => {
  expect(readRoute(href(route))).toEqual(route);
});

test('an address that leads nowhere leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/table', '#/%E0%A4%A']) {
    expect(readRoute(hash)).toEqual({ screen: 'start' });
  }
});
