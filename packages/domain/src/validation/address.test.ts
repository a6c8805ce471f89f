import { describe, expect, it } from 'vitest';
import { addressProblem, billerZipProblem } from './address.ts';

describe('addressProblem', () => {
  it('takes up to fifty characters [validation-017]', () => {
    expect(addressProblem('12 Elm Street')).toBeNull();
    expect(addressProblem('x'.repeat(50))).toBeNull();
    expect(addressProblem(` ${'𝒳'.repeat(50)} `)).toBeNull();
    expect(addressProblem('x'.repeat(51))).toEqual({ key: 'TooLong', max: 50 });
  });

  it.each(['', ' '])('asks for a line where %j stands', (text) => {
    expect(addressProblem(text)).toEqual({ key: 'Required' });
  });
});

describe('billerZipProblem', () => {
  it.each(['12345', '1234', ' 01234 '])('takes %j: 5 or 4 digits [validation-017]', (text) => {
    expect(billerZipProblem(text)).toBeNull();
  });

  it.each(['123', '123456', '1234x', 'x1234', '12345-6789', 'K1A 0B1'])(
    'says InvalidZip of %j [validation-020]',
    (text) => {
      expect(billerZipProblem(text)).toEqual({ key: 'InvalidZip' });
    },
  );

  it.each(['', ' '])('asks for a zip where %j stands', (text) => {
    expect(billerZipProblem(text)).toEqual({ key: 'Required' });
  });
});
