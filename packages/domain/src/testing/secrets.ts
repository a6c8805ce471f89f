import fc from 'fast-check';
import { anyCardNumber } from './card-number.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

/** Card numbers as people write them: in one run, or in groups with separators. */
export const anyWrittenCard: fc.Arbitrary<string> = fc
  .tuple(anyCardNumber, fc.constantFrom('', ' ', '-', '.', '\u00A0', ' - ', '/', '\u200B'))
  .map(([number, sign]) => number.replace(/(.{4})(?=.)/g, `$1${sign}`));

/** PINs and one-time codes. */
export const anyPin: fc.Arbitrary<string> = digits(4, 8);

/** E-mail addresses, also encoded or with spaces. */
export const anyEmail: fc.Arbitrary<string> = fc
  .tuple(fc.emailAddress(), fc.constantFrom('@', '%40', ' @ ', '\uFF20'))
  .map(([address, sign]) => address.replace('@', sign));

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Random bytes in base64url: 22 characters are 16 bytes. */
const anyBase64 = fc
  .uint8Array({ minLength: 22, maxLength: 64 })
  .map((bytes) => [...bytes].map((byte) => base64url.charAt(byte % 64)).join(''));

const anyHex = fc
  .uint8Array({ minLength: 16, maxLength: 32 })
  .map((bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));

/** Signed tokens of three parts, separated by periods. */
export const anySignedToken: fc.Arbitrary<string> = anyBase64.map(
  (signature) => `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${signature}`,
);

/** Tokens: random bytes in base64url or hex, UUIDs and signed tokens. */
export const anyToken: fc.Arbitrary<string> = fc.oneof(anyBase64, anyHex, fc.uuid(), anySignedToken);

const degrees = (bound: number) =>
  fc.double({ min: -bound, max: bound, noNaN: true }).map((n) => n.toFixed(5));

/** Positions in decimal degrees, as in maps and phones. */
export const anyPosition: fc.Arbitrary<string> = fc
  .tuple(degrees(90), degrees(180), fc.constantFrom(',', ', ', ' ', ';', '/'))
  .map(([latitude, longitude, sign]) => latitude + sign + longitude);
