import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import { forgetAsked, keepAsked, readAsked } from './asked-record.ts';

const answer = {
  identifier: 'rosa@example.com',
  sentPinIDString: 'asked',
  passwordPolicy: {
    minLength: 8,
    maxLength: 20,
    numericCharacterRequired: true,
    specialCharacterRequired: true,
    allowedSpecialCharacters: '',
    alphabetCharacterRequired: 2,
    spaceAllowed: false,
    cannotUseLastNPasswords: 1,
  },
};
const minute = 60_000;

let tab: Storage;
beforeEach(() => {
  tab = memoryStorage();
  keepAsked(tab, answer, 0);
});

describe('a code that was asked for', () => {
  it('is there after a reload, with what is asked of the password', () => {
    expect(readAsked(tab, minute)).toMatchObject({
      identifier: 'rosa@example.com',
      sentPinIDString: 'asked',
      policy: { minLength: 8, letters: 'UpperAndLower' },
    });
  });

  it('is forgotten after ten minutes, when it is no good any more', () => {
    expect(readAsked(tab, 10 * minute)).toBeNull();
    expect(tab.length).toBe(0);
  });

  it('is forgotten once the password has been set', () => {
    forgetAsked(tab);
    expect(readAsked(tab, minute)).toBeNull();
  });

  it.each(['', '{', 'null', '{"identifier":"x"}', '[]'])('is nothing that stands there as %s', (text) => {
    tab.setItem('askedCode', text);
    expect(readAsked(tab, minute)).toBeNull();
  });
});
