import { expect, it } from 'vitest';
import { isGiftCode, maskedGiftCode } from './gift-code.ts';

it('a gift code has three parts of letters and digits that are not mistaken for others', () => {
  expect(isGiftCode('7KQ2-M4XWPR-9TZC')).toBe(true);
  for (const wrong of [
    '',
    '7KQ2M4XWPR9TZC',
    '7KQ2-M4XWPR',
    '7KQ2-M4XWPR-9TZCA',
    '0KQ2-M4XWPR-9TZC',
    '7kq2-m4xwpr-9tzc',
  ])
    expect(isGiftCode(wrong)).toBe(false);
});

it('a gift code is hidden but for its last part', () => {
  expect(maskedGiftCode('7KQ2-M4XWPR-9TZC')).toBe('••••-••••••-9TZC');
});
