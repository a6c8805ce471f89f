import { expect, it } from 'vitest';
import { isGhostClick } from './ghost-click.ts';

const touch = { x: 100, y: 200, at: 1_000, isClicked: true };

it.each([
  ['at the same place at once', { x: 100, y: 200, at: 1_001 }, true],
  ['24 px beside it after 2,499 ms', { x: 124, y: 176, at: 3_499 }, true],
  ['25 px beside it', { x: 125, y: 200, at: 1_001 }, false],
  ['25 px below it', { x: 100, y: 225, at: 1_001 }, false],
  ['after 2,500 ms', { x: 100, y: 200, at: 3_500 }, false],
])('a second click of a touch %s is a ghost: %j %s', (_, click, isGhost) => {
  expect(isGhostClick(click, touch)).toBe(isGhost);
});

it('the first click of a touch is none, nor is one without a touch', () => {
  const click = { x: 100, y: 200, at: 1_001 };
  expect(isGhostClick(click, { ...touch, isClicked: false })).toBe(false);
  expect(isGhostClick(click, null)).toBe(false);
});
