import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierType, isEmail, normalisePhone, phoneText } from './identifier.ts';

const addresses = [
  'ana@example.com',
  'ana.maria+pay@sub.example.co',
  "o'neil@example.ie",
  'a@b.io',
  '1@2.museum',
  'ana@xn--bcher-kva.example',
  'ana@[192.168.0.1]',
  'ana@[255.255.255.255]',
  'ana@[250.200.199.0]',
  `abcd@${'b.'.repeat(123)}com`,
  `${'a'.repeat(64)}@example.com`,
];

const notAddresses = [
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.c',
  'ana@example.c0m',
  'ana@example.123',
  'ana@.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@exa_mple.com',
  'ana@example..com',
  '.ana@example.com',
  'ana.@example.com',
  'an..a@example.com',
  'ana@@example.com',
  'ana@b@example.com',
  'ana maria@example.com',
  'ana@example.com ',
  'ana@example.com\n',
  'ana@[256.0.0.1]',
  'ana@[1.2.3]',
  'ana@[1.2.3.4',
  'ana@1.2.3.4',
  '<ana@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'bcd.'.repeat(70)}com`,
  `abcde6@${'b.'.repeat(123)}com`,
];

describe('isEmail', () => {
  it.each(addresses)('accepts %j [validation-001]', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(notAddresses)('refuses %j [validation-001]', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers at once to a text made to confuse it', () => {
    expect(isEmail(`${'a.'.repeat(100_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('normalisePhone', () => {
  it.each([
    ['(555) 010-1234', '5550101234'],
    ['+1 555-010-1234', '+15550101234'],
    ['555\u00A0010\t1234', '5550101234'],
    ['5550101234', '5550101234'],
    ['555.010', '555.010'],
    ['', ''],
  ])(
    '%j becomes %j: spaces, parentheses and hyphens go, all else stays [validation-006]',
    (text, expected) => {
      expect(normalisePhone(text)).toBe(expected);
    },
  );

  it('leaves none of them in any text, and nothing more to do', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('(', ')', '-', ' ', '1', '+', 'x') }), (text) => {
        expect(normalisePhone(text)).not.toMatch(/[\s()-]/);
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
    );
  });
});

describe('identifierType', () => {
  it.each([
    ['', 'None'],
    ['  ', 'None'],
    ['ana@example.com', 'EmailAddress'],
    ['  ana@example.com ', 'EmailAddress'],
    ['(555) 010-1234', 'MobileNumber'],
    ['+1 555 010 1234', 'MobileNumber'],
    ['1234567890', 'MobileNumber'],
    ['123456789012345', 'MobileNumber'],
    ['123456789', 'Username'],
    ['1234567890123456', 'Username'],
    ['++15550101234', 'Username'],
    ['1555+0101234', 'Username'],
    ['ana', 'Username'],
    ['ana@example', 'Username'],
    ['555010123x', 'Username'],
  ])('%j is taken for %s', (text, expected) => {
    expect(identifierType(text)).toBe(expected);
  });
});

describe('phoneText', () => {
  it.each(['2025550112', '(202)555-0112', '202 555 0112', '+1 202-555-0112', ' 12025550112 '])(
    'writes the North American number %j as people do',
    (text) => {
      expect(phoneText(text)).toBe('(202) 555-0112');
    },
  );

  it.each(['ana@example.com', 'ana', '+442079460112', '555'])('leaves %j as it is', (text) => {
    expect(phoneText(text)).toBe(text);
  });
});
