import { describe, expect, it } from 'vitest';
import { documentAgain, documentToStore } from './stored-document.ts';

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`;

const page = (nonce: string) =>
  `<!doctype html><html lang="en"><head><meta name="arrived-from" content="none" /><script nonce="${nonce}">run()</script></head></html>`;

const answer = (headers: Record<string, string> = {}, init: ResponseInit = {}) =>
  new Response(page('Zm9yIHRoaXMgdmlzaXQr/w=='), {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy('Zm9yIHRoaXMgdmlzaXQr/w=='),
      'x-frame-options': 'DENY',
      vary: '*',
      ...headers,
    },
  });

async function stored(): Promise<Response> {
  const document = await documentToStore(answer());
  if (!document) throw new Error('The document was not stored.');
  return document;
}

const nonceIn = (text: string) => /nonce[-=]"?([\w+/=]+)/.exec(text)?.[1];

describe('the document of the home', () => {
  it('is stored with its headers, but for those that a cache refuses', async () => {
    const { headers } = await stored();
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.has('vary')).toBe(false);
  });

  it.each([
    ['a refusal', answer({}, { status: 429 })],
    ['what is no page', answer({ 'content-type': 'text/plain' })],
    ['a page without a policy', new Response(page('x'), { headers: { 'content-type': 'text/html' } })],
  ])('is not stored where the answer is %s', async (_, other) =>
    expect(await documentToStore(other)).toBeNull(),
  );

  it('comes again with a nonce of its own each time, the same in the policy and the page', async () => {
    const document = await stored();
    const nonces = await Promise.all(
      [document.clone(), document].map(async (one) => {
        const again = await documentAgain(one);
        const header = again.headers.get('content-security-policy') ?? '';
        const nonce = nonceIn(await again.text());
        expect(header).toBe(policy(nonce ?? ''));
        return nonce;
      }),
    );
    expect(new Set([...nonces, 'Zm9yIHRoaXMgdmlzaXQr/w==']).size).toBe(3);
    for (const nonce of nonces) expect(atob(nonce ?? '')).toHaveLength(18);
  });

  it('takes every link for one of another site, and says that it was stored', async () => {
    const text = await (await documentAgain(await stored())).text();
    expect(text).toContain('<meta name="arrived-from" content="cross-site" />');
    expect(text).toContain('<html data-stored lang="en">');
  });

  it('keeps a policy of hashes as it is', async () => {
    const hashes = "script-src 'self' 'sha256-AAAA'";
    const document = await documentToStore(answer({ 'content-security-policy': hashes }));
    const again = document && (await documentAgain(document));
    expect(again?.headers.get('content-security-policy')).toBe(hashes);
  });
});
