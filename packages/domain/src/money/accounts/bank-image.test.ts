import { expect, it } from 'vitest';
import { bankImageName, bankLogoIndex } from './bank-image.ts';

it('a bank’s logo has one of ten indexes, which its image name says [money-156]', () => {
  for (let index = 0; index <= 9; index += 1) expect(bankLogoIndex(bankImageName(index))).toBe(index);
  expect(bankLogoIndex(bankImageName(null))).toBeNull();
  for (const other of ['', 'bank', 'bank10', 'bank-1', 'visa', 'Bank1'])
    expect(bankLogoIndex(other)).toBeNull();
});
