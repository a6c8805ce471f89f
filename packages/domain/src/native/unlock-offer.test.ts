import { expect, it } from 'vitest';
import { choiceAfterNotNow, offersUnlock } from './unlock-offer.ts';

const offer = { choice: null, isEnrolled: true, isHidden: false, wasOffered: false } as const;

it.each([
  ['who has not decided', {}, true],
  ['who wanted to decide later', { choice: 'later' }, true],
  ['who has it on', { choice: 'on' }, false],
  ['who never wants it', { choice: 'never' }, false],
  ['who has turned it off', { choice: 'off' }, false],
  ['whose phone knows no face', { isEnrolled: false }, false],
  ['whose employer hides it', { isHidden: true }, false],
  ['who was asked since the start', { wasOffered: true }, false],
] as const)('to somebody %s unlocking by face is offered: %j %s', (_, changes, isOffered) => {
  expect(offersUnlock({ ...offer, ...changes })).toBe(isOffered);
});

it('the second "Not now" is for good', () => {
  expect([choiceAfterNotNow(null), choiceAfterNotNow('later')]).toEqual(['later', 'never']);
});
