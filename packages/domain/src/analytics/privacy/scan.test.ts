import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEmail, anyPin, anyPosition, anyToken, anyWrittenCard } from '../../testing/secrets.ts';
import { holdsSecret, removed, scrubText } from './scan.ts';

const anyText = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }));
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

function inText(secret: fc.Arbitrary<string>, check: (left: string, secret: string) => void) {
  fc.assert(
    fc.property(secret, anyText, anyText, (hidden, before, after) => {
      const text = before + hidden + after;
      expect(holdsSecret(text)).toBe(true);
      const left = scrubText(text);
      expect(holdsSecret(left)).toBe(false);
      check(left, hidden);
    }),
    { numRuns: 500 },
  );
}

describe('a text that leaves', () => {
  it('holds no card number, however it was written', () => {
    inText(anyWrittenCard, (left, card) => {
      expect(left).not.toContain(card);
      expect(digitsOf(left)).not.toContain(digitsOf(card));
      expect(left).not.toMatch(/\d{4}/);
    });
  });

  it('holds no PIN', () => {
    inText(anyPin, (left, pin) => {
      expect(left).not.toContain(pin);
      expect(left).not.toMatch(/\d{4}/);
    });
  });

  it('holds no email address', () => {
    inText(anyEmail, (left) => expect(left).not.toMatch(/@|%40|\uFF20/));
  });

  it('holds no token, nor a good part of one', () => {
    inText(anyToken, (left, token) => {
      for (let at = 0; at + 12 <= token.length; at += 1) {
        expect(left).not.toContain(token.slice(at, at + 12));
      }
    });
  });

  it('holds no position', () => {
    inText(anyPosition, (left, position) => {
      for (const number of position.match(/\d+\.\d+/g) ?? []) expect(left).not.toContain(number);
    });
  });

  it.each([
    '４２４２４２４２４２４２４２４２',
    '٤٢٤٢٤٢',
    '12\u200B34',
    'entered 4071 twice',
    '1, 2, 3, 4',
    '1...2...3...4',
    'PIN: 123',
    'cvv 123',
    'CVC2=999 ok',
    'Contraseña: hola',
    'mot de passe = secret',
    'token: ab.cd',
    'lat 4, long -7',
    'at 4.5, -7.1',
    '40°42′46″N',
    '5 °',
    '5°',
    '1abcdefghi',
    'abcdefghi1',
    'mail ana@example.com now',
    'ana%40example.com',
    'abcdefghijklmnopqrst',
    'key a1b2c3d4e5',
  ])('%j leaves without what it hides', (text) => {
    expect(holdsSecret(text)).toBe(true);
    expect(scrubText(text)).toContain('[removed]');
    expect(holdsSecret(scrubText(text))).toBe(false);
  });

  it.each([
    ['card 4242 4242 4242 4242 declined', 'card [removed] declined'],
    ['entered 4071 twice', 'entered [removed] twice'],
    ['CVC2=999 ok', '[removed] ok'],
    ['key a1b2c3d4e5 used', 'key [removed] used'],
    ['write to ana@example.com', 'write to [removed]'],
    ['write ana @ example.com now', 'write [removed] now'],
    ['72° outside', '[removed] outside'],
  ])('%j leaves as %j: the words around stay', (text, left) => {
    expect(scrubText(text)).toBe(left);
  });

  it.each([
    '',
    'Get money: continue',
    'Access+ Plaid Initiated',
    'Harbour Café',
    'Shift 3 of 12',
    '7-Eleven',
    'Password changed',
    'PIN screen',
    'accept-terms-conditions',
    '/ewa/get-money/where',
    '/ewa/accounts/:id/confirm',
    'autoload-settings-v2',
    'autoload-settings-2',
    'Harboursides',
    'abcdefghijklmnopqrs',
    'step 1 2 3',
    '[removed]',
    'a long story',
    'café crème à la carte',
    'abc123',
  ])('%j says nothing secret and leaves as it is', (text) => {
    expect(holdsSecret(text)).toBe(false);
    expect(scrubText(text)).toBe(text);
  });

  it('of more than 200 characters does not leave at all', () => {
    const words = 'word '.repeat(40);
    expect(scrubText(words)).toBe(words);
    expect(holdsSecret(words)).toBe(false);
    expect(scrubText(`${words}.`)).toBe(removed);
    expect(holdsSecret(`${words}.`)).toBe(true);
  });

  it('has nothing left to take out the second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, anyPin, anyEmail, fc.constantFrom('pin', ' ', ':', '=', '@', 'lat'))),
        (parts) => {
          const left = scrubText(parts.join(''));
          expect(scrubText(left)).toBe(left);
          expect(holdsSecret(left)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('shows control characters as spaces and no invisible characters', () => {
    expect(scrubText('Get\n\tmoney\u200B now')).toBe('Get money now');
  });
});
