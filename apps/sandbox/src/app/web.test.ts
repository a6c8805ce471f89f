import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { trustedProxiesFrom } from '../platform/http/client-address.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { usualLimits } from '../platform/limits/limits.ts';
import { createThrottles } from '../platform/limits/throttle.ts';
import { createWeb } from './web.ts';

const outside = await mkdtemp(join(tmpdir(), 'web-'));
const folder = join(outside, 'dist');
const script = `export const words = '${'abc '.repeat(1000)}';`;
await mkdir(join(folder, 'assets'), { recursive: true });
await writeFile(join(outside, 'secret.txt'), 'secret');
await writeFile(
  join(folder, 'index.html'),
  '<script nonce="%CSP_NONCE%"></script><meta content="%CSP_NONCE%">',
);
await writeFile(join(folder, 'assets/app-1a2b3c.js'), script);
await writeFile(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
await writeFile(join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
await writeFile(join(folder, 'assets/app-1a2b3c.js.map'), '{"sources":["secret.ts"]}');
await writeFile(join(folder, 'favicon.svg'), '<svg/>');
afterAll(() => rm(outside, { recursive: true, force: true }));

await mkdir(join(folder, 'prerendered'));
const rendered = { 'UKG es': 'login.ukg.es.html', 'UKG en': 'login.ukg.en.html' };
await writeFile(
  join(folder, 'prerendered/pages.json'),
  JSON.stringify({ '/': rendered, '/welcome/login': rendered }),
);
for (const name of Object.values(rendered)) {
  await writeFile(join(folder, 'prerendered', name), `${name} <script nonce="%CSP_NONCE%"></script>`);
}

const { pages } = createThrottles({ ...usualLimits, pagesPerMinute: 40 });
const web = createWeb({ folder, pages, trustedProxies: trustedProxiesFrom('') });

describe('the web app’s page', () => {
  it('is served for every path of the app, with a nonce that is new each time and stands in its policy', async () => {
    const [one, two] = [await web.request('/ewa/home'), await web.request('/welcome/login?a=b')];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(24);
    expect(await one.text()).toBe(`<script nonce="${nonce}"></script><meta content="${nonce}">`);
    expect(two.headers.get('content-security-policy')).not.toContain(nonce);
  });

  it('may be kept for Back by the browser, and is never answered from its HTTP cache, which would use the nonce again', async () => {
    for (const path of ['/', '/ewa/home', '/welcome/login']) {
      const { headers } = await web.request(path, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('cache-control'), path).toBe('private, no-cache, max-age=0');
      expect(headers.get('vary'), path).toBe('*');
      expect([headers.get('etag'), headers.get('last-modified')], path).toEqual([null, null]);
    }
  });

  it('is the rendered one where visitors arrive, in their environment’s look and their language, under a nonce as well', async () => {
    const visitors = createWeb({
      ...{ folder, pages, trustedProxies: trustedProxiesFrom('') },
      environment: () => environment,
    });
    let environment: string | null = 'UKG';
    const ask = async (path: string, language: string) => {
      const answer = await visitors.request(path, { headers: { 'accept-language': language } });
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      return (await answer.text()).replace(nonce, '…');
    };
    expect(await ask('/welcome/login', 'pt-BR,es-MX;q=0.8')).toBe(
      'login.ukg.es.html <script nonce="…"></script>',
    );
    expect(await ask('/', '')).toBe('login.ukg.en.html <script nonce="…"></script>');
    const usual = '<script nonce="…"></script><meta content="%CSP_NONCE%">';
    const shell = (text: string) => text.replace(/content="[^"]*"/, 'content="%CSP_NONCE%"');
    // A language that was not rendered, a page behind the sign-in, a look that only the app can tell.
    expect(shell(await ask('/', 'fr-CA'))).toBe(usual);
    expect(shell(await ask('/ewa/home', 'es'))).toBe(usual);
    environment = null;
    expect(shell(await ask('/', 'es'))).toBe(usual);
  });

  it('has a policy that starts from nothing and enforces Trusted Types', async () => {
    const policy = (await web.request('/')).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('may be shown in a frame by those who are named, in its policy and to itself, and by nobody else', async () => {
    const folderOfOne = join(outside, 'framed');
    await mkdir(folderOfOne);
    await writeFile(join(folderOfOne, 'index.html'), '<meta name="embedded-by" content="%EMBEDDED_BY%">');
    const embeddedBy = ['https://portal.example', 'https://hr.example'];
    const framed = createWeb({
      folder: folderOfOne,
      pages,
      trustedProxies: trustedProxiesFrom(''),
      embeddedBy,
    });
    const page = await framed.request('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain('frame-ancestors https://portal.example https://hr.example');
    expect(await page.text()).toBe(
      '<meta name="embedded-by" content="https://portal.example https://hr.example">',
    );
  });

  it('lets the bank-link provider’s script run and be framed only where the configuration has it [money-103]', async () => {
    let linkScriptOrigin: string | null = null;
    const linking = createWeb({
      ...{ folder, pages, trustedProxies: trustedProxiesFrom('') },
      linkScriptOrigin: () => linkScriptOrigin,
      ipService: () => 'https://ip.example',
    });
    const ask = async () =>
      (await linking.request('/ewa/accounts/link')).headers.get('content-security-policy');
    const without = (await ask()) ?? '';
    expect(without).toContain("'strict-dynamic'; ");
    expect(without).toContain("frame-src 'none'");
    expect(without).not.toContain('dayfare-bank-link');
    expect(without).toContain("connect-src 'self' https://ip.example;");
    linkScriptOrigin = 'https://link.example';
    expect(await ask()).toMatch(
      /script-src \S+ 'strict-dynamic' https:\/\/link\.example;.*frame-src https:\/\/link\.example;.*trusted-types.* dayfare-bank-link;/,
    );
  });

  it('keeps robots away where it is opened from a link in a message or leads to the app', async () => {
    const robots = async (path: string) => (await web.request(path)).headers.get('x-robots-tag');
    for (const path of [
      '/unsubscribe-smartInvite?token=abc',
      '/download-app',
      '/microsite-esign?Forbe=a&Color=b',
      '/microsite-consent-form',
      '/Microsite-Success',
    ])
      expect(await robots(path), path).toBe('noindex, nofollow');
    expect(await robots('/welcome/login')).toBeNull();
  });

  it('does not weaken by a tag what the headers say about referrers and security', async () => {
    const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
    expect(page).toContain('<meta');
    expect(page).not.toMatch(/name="?referrer|http-equiv|referrerpolicy/i);
    expect(securityHeaders['referrer-policy']).toBe('no-referrer');
  });

  it('is not served in the place of a file that is missing', async () => {
    expect((await web.request('/assets/gone-000000.js')).status).toBe(404);
    expect((await web.request('/assets/')).status).toBe(404);
    expect((await web.request('/robots.txt')).status).toBe(404);
  });
});

describe('a file of the web app', () => {
  it('is kept by browsers for a year when its name carries a hash, and looked at again when not', async () => {
    const asset = await web.request('/assets/app-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await web.request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('comes packed in the way that the browser asks for', async () => {
    const ask = async (encoding: string) => {
      const response = await web.request('/assets/app-1a2b3c.js', {
        headers: { 'accept-encoding': encoding },
      });
      return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
    };
    const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
    expect([br[0], brotliDecompressSync(br[1]).toString()]).toEqual(['br', script]);
    expect([gzip[0], gunzipSync(gzip[1]).toString()]).toEqual(['gzip', script]);
    expect([plain[0], plain[1].toString()]).toEqual([null, script]);
  });

  it('never comes from outside its folder', async () => {
    for (const path of ['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%E0%A4%A']) {
      const response = await web.request(path);
      expect(await response.text()).not.toContain('secret');
    }
  });

  it('is found under one name, is sent as the build made it under every other, and costs nothing each time', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `/assets/${'/'.repeat(index)}./app-1a2b3c.js`);
    const cpu = process.cpuUsage();
    const heap = process.memoryUsage().arrayBuffers;
    for (const name of names) {
      const response = await web.request(name, { headers: { 'accept-encoding': 'br' } });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
    }
    expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(1500);
    expect(process.memoryUsage().arrayBuffers - heap).toBeLessThan(4_000_000);
  });

  it('is not compressed by the server: without what the build made it is sent as it is', async () => {
    const response = await web.request('/favicon.svg', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('<svg/>');
  });

  it('does not tell the source: maps are not served', async () => {
    for (const name of ['app-1a2b3c.js.map', 'app-1a2b3c.js%2Emap', '/app-1a2b3c.js.map'])
      expect((await web.request(`/assets/${name}`)).status).toBe(404);
  });
});

it('turns away an address that asks for page after page', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 50; tries += 1) statuses.push((await web.request('/ewa/home')).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
