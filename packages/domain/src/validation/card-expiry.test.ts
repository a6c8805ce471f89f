import { describe, expect, it } from 'vitest';
import { isoDate } from '../money/index.ts';
import { cardExpiryProblem, expiryMismatchProblem, expiryMonth } from './card-expiry.ts';

const today = isoDate('2026-11-21');

describe('expiryMonth', () => {
  it.each([
    ['04/29', '2029-04'],
    ['0429', '2029-04'],
    ['04/2029', '2029-04'],
    ['042029', '2029-04'],
    [' 12 / 30 ', '2030-12'],
    ['10/29', '2029-10'],
    ['01/29', '2029-01'],
    ['09/29', '2029-09'],
  ])('%j is %s', (text, month) => {
    expect(expiryMonth(text)).toBe(month);
  });

  it.each(['', '00/29', '13/29', '4/29', '04/9', '04-29', '04/1929', '04//29', '04/29x', 'x04/29', '04/290'])(
    '%j is no month of expiry',
    (text) => {
      expect(expiryMonth(text)).toBeNull();
    },
  );
});

describe('cardExpiryProblem', () => {
  it.each(['11/26', '12/26', '01/27', '12/46'])('takes %j', (text) => {
    expect(cardExpiryProblem(text, today)).toBeNull();
  });

  it.each(['10/26', '12/25', '01/00'])('says of %j that the card has expired', (text) => {
    expect(cardExpiryProblem(text, today)).toEqual({ key: 'CardExpired' });
  });

  it.each(['13/30', 'soon', '01/47'])('cannot make sense of %j', (text) => {
    expect(cardExpiryProblem(text, today)).toEqual({ key: 'CardExpiryNotValid' });
  });

  it.each(['', ' '])('asks for it where %j stands', (text) => {
    expect(cardExpiryProblem(text, today)).toEqual({ key: 'Required' });
  });
});

describe('expiryMismatchProblem', () => {
  it('is satisfied by the expiry of the known card, however it is written [validation-019]', () => {
    expect(expiryMismatchProblem('04/29', '2029-04')).toBeNull();
    expect(expiryMismatchProblem('04/2029', '2029-04')).toBeNull();
  });

  it.each(['05/29', '04/28', '', 'x'])(
    'says of %j that it is not that of the card [validation-019]',
    (text) => {
      expect(expiryMismatchProblem(text, '2029-04')).toEqual({ key: 'CardExpiryMismatch' });
    },
  );
});
