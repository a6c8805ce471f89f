import { expect, it } from 'vitest';
import { maskedGiftCode } from './gift-code.ts';

it('a gift code is hidden but for its last part', () => {
  expect(maskedGiftCode('7KQ2-M4XWPR-9TZC')).toBe('••••-••••••-9TZC');
});
