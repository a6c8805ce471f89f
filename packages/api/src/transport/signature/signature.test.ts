import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicationSecret,
  canonicalString,
  decodeBase64url,
  encodeBase64url,
  importApplicationKeys,
  importSessionKeys,
  newNonce,
  openHeaders,
  type SignedParts,
  sealHeaders,
  signRequest,
  verifyRequest,
} from './index.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

const secretOf = (fill: number) => encodeBase64url(new Uint8Array(32).fill(fill));
const mine = await importSessionKeys(secretOf(7));
const other = await importSessionKeys(secretOf(8));

const parts: fc.Arbitrary<SignedParts & { readonly body: string }> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  path: fc.webPath().map((path) => `/api${path}`),
  timestamp: fc.nat(),
  nonce: fc.base64String({ minLength: 4, maxLength: 24 }),
  body: fc.string(),
});

function changed(text: string, at: number): string {
  const position = at % text.length;
  const replacement = text[position] === 'A' ? 'B' : 'A';
  return text.slice(0, position) + replacement + text.slice(position + 1);
}

describe('base64url', () => {
  it('gives back the bytes it was given', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64url(encodeBase64url(bytes))).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it('accepts one spelling of some bytes only', () => {
    expect(decodeBase64url('AA')).toEqual(new Uint8Array(1));
    for (const text of ['AB', 'AA==', 'A', 'A+/A', 'A A']) expect(decodeBase64url(text)).toBeNull();
  });
});

describe('a signature', () => {
  it('covers method, path with query, timestamp, nonce and the body by its SHA-256 [transport-007]', async () => {
    const text = await canonicalString({
      method: 'POST',
      path: '/api/ewa/performTransaction?a=1',
      timestamp: 1_763_650_000,
      nonce: 'n0nce',
      body: 'abc',
    });
    expect(text.split('\n')).toEqual([
      'POST',
      '/api/ewa/performTransaction?a=1',
      '1763650000',
      'n0nce',
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ]);
  });

  it('is good for exactly what was signed, with exactly that key', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (signed) => {
        const signature = await signRequest(mine.sign, signed);
        expect(await verifyRequest(mine.sign, signed, signature)).toBe(true);
        expect(await verifyRequest(other.sign, signed, signature)).toBe(false);
      }),
    );
  });

  it('covers an upload’s bytes like the same text', async () => {
    const signed: SignedParts = { method: 'POST', path: '/api/x', timestamp: 1, nonce: 'n', body: 'día' };
    const bytes = { ...signed, body: new TextEncoder().encode('día') };
    expect(await signRequest(mine.sign, bytes)).toBe(await signRequest(mine.sign, signed));
  });

  it('fails when any byte of any part, or of itself, is another', async () => {
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(), async (signed, at) => {
        const signature = await signRequest(mine.sign, signed);
        const forgeries: SignedParts[] = [
          { ...signed, method: changed(signed.method, at) },
          { ...signed, path: changed(signed.path, at) },
          { ...signed, timestamp: signed.timestamp + 1 },
          { ...signed, nonce: changed(signed.nonce, at) },
          { ...signed, body: signed.body === '' ? 'x' : changed(signed.body, at) },
        ];
        for (const forgery of forgeries) {
          expect(await verifyRequest(mine.sign, forgery, signature)).toBe(false);
        }
        expect(await verifyRequest(mine.sign, signed, changed(signature, at))).toBe(false);
      }),
    );
  });

  it('cannot be had for a part that would run over into the next one', async () => {
    const signed = { method: 'GET', path: '/a\n/b', timestamp: 1, nonce: 'n', body: '' };
    await expect(signRequest(mine.sign, signed)).rejects.toThrow('line break');
    expect(await verifyRequest(mine.sign, signed, 'AA')).toBe(false);
  });
});

describe('sealed headers', () => {
  const headers = fc.dictionary(fc.string(), fc.string());

  it('open with the same key and nonce to what they were', async () => {
    await fc.assert(
      fc.asyncProperty(headers, fc.string(), async (sent, nonce) => {
        const opened = await openHeaders(mine.seal, await sealHeaders(mine.seal, sent, nonce), nonce);
        expect(Object.entries(opened ?? {})).toEqual(Object.entries(sent));
      }),
    );
  });

  it('do not open with another key or nonce, or when any byte is another', async () => {
    await fc.assert(
      fc.asyncProperty(headers, fc.nat(), async (sent, at) => {
        const sealed = await sealHeaders(mine.seal, sent, 'nonce');
        expect(await openHeaders(other.seal, sealed, 'nonce')).toBeNull();
        expect(await openHeaders(mine.seal, sealed, 'other')).toBeNull();
        expect(await openHeaders(mine.seal, changed(sealed, at), 'nonce')).toBeNull();
      }),
    );
  });

  it('are null when there is nothing to open', async () => {
    for (const sealed of ['', 'AA', '***']) expect(await openHeaders(mine.seal, sealed, 'n')).toBeNull();
  });
});

describe('keys', () => {
  it('cannot be read back', async () => {
    for (const key of [mine.sign, mine.seal]) {
      expect(key.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    }
  });

  it('need a secret of at least 32 bytes', async () => {
    for (const secret of ['', 'no base64!', encodeBase64url(new Uint8Array(31))]) {
      await expect(importSessionKeys(secret)).rejects.toThrow(RangeError);
    }
  });

  it('before sign-in are those of the application', async () => {
    const signed = { method: 'GET', path: '/api', timestamp: 1, nonce: 'n', body: '' };
    const signature = await signRequest((await importApplicationKeys()).sign, signed);
    expect(await verifyRequest((await importSessionKeys(applicationSecret)).sign, signed, signature)).toBe(
      true,
    );
  });

  it('come with nonces that do not repeat', () => {
    expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000);
  });
});
