import { describe, expect, it } from 'vitest';
import { friendCodeLength, friendCodeOf, friendCodeText, friendName } from './friend.ts';

describe('a friend’s code', () => {
  it.each(['ABCDE-23456', 'abcde23456', ' abcde 23456 '])('is read from "%s"', (text) => {
    expect(friendCodeOf(text)).toBe('ABCDE23456');
  });

  it.each(['', 'ABCDE2345', 'ABCDE234567', 'ABCDEI3456', 'ABCDE03456', 'maya@example.com', '2345678923'])(
    'is not "%s"',
    (text) => {
      expect(friendCodeOf(text)).toBeNull();
    },
  );

  it('is shown in two halves', () => {
    expect(friendCodeText('ABCDE23456')).toBe('ABCDE-23456');
    expect(friendCodeLength).toBe(10);
  });
});

it('a friend is called by first name and initial', () => {
  expect(friendName('Sam', 'Whitfield')).toBe('Sam W.');
  expect(friendName('Chloé', ' Émond')).toBe('Chloé É.');
  expect(friendName('Sam', '')).toBe('Sam');
});
