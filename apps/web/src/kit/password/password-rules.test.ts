import type { PasswordPolicy } from '@dayfare/domain/validation';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { passwordRules } from './password-rules.ts';

const policy: PasswordPolicy = {
  ...{ minLength: 8, maxLength: 20, letters: 'UpperAndLower', needsDigit: true, needsSpecial: true },
  ...{ allowedSpecials: '!?', isSpaceAllowed: false, lastPasswordsRefused: 1 },
};

describe('the rules of a new password', () => {
  it('are those of the server’s policy, in words, each ticked off by itself [validation-010]', async () => {
    const { translator } = await createTestApp();
    await translator.load('kit/password');
    const rules = passwordRules(policy, translator.texts.get().of('kit/password'));
    const met = (password: string) => rules.filter(({ test }) => test(password)).map(({ text }) => text);
    expect(rules.map(({ text }) => text)).toEqual([
      'At least 8 characters',
      'At most 20 characters',
      'Upper- and lowercase letter',
      'A number',
      'A symbol such as ! or ?',
      'No symbols other than !?',
      'No spaces',
      'No emoji',
    ]);
    expect(met('Sunday77!')).toHaveLength(rules.length);
    expect(met('sunday-7 ')).toEqual([
      'At least 8 characters',
      'At most 20 characters',
      'A number',
      'No emoji',
    ]);
  });
});
