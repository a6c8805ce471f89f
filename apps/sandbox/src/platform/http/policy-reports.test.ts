import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';
import { trustedProxiesFrom } from './client-address.ts';
import { settingsFrom } from './settings.ts';

const lines: object[] = [];
const sandbox = await openSandbox({
  log: (line) => lines.push(line),
  settings: { ...settingsFrom({}), trustedProxies: trustedProxiesFrom('127.0.0.1') },
  limits: { rowsPerMinute: 20 },
});
afterAll(() => sandbox.close());

/** A browser somewhere else than on this machine. */
const send = (body: unknown, address = '203.0.113.40') =>
  sandbox.app.request('http://pay.example.com/csp-reports', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const kept = async () =>
  (await (await sandbox.app.request('http://localhost/sandbox/csp-reports')).json()).reports;

const token = 'aB3dE6gH9jK2mN5pQ8sT';

beforeEach(async () => {
  await sandbox.app.request('http://localhost/sandbox/csp-reports', { method: 'DELETE' });
});

describe('a report of a violation', () => {
  it('comes from anywhere, in both forms that browsers send, and leaves queries, keys and samples behind', async () => {
    const one = {
      'document-uri': `https://pay.example.com/welcome/connect/${token}?token=${token}#${token}`,
      referrer: `https://partner.example.com/?token=${token}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://evil.example.com/x.js?${token}`,
      'source-file': `https://pay.example.com/assets/app-1a2b3c4d5e6f7.js?${token}`,
      'line-number': 7,
      'script-sample': token,
    };
    const other = {
      type: 'csp-violation',
      url: `https://pay.example.com/?${token}`,
      user_agent: token,
      body: {
        documentURL: `https://pay.example.com/ewa/home?redirectUrl=${token}`,
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
        sample: token,
      },
    };
    expect((await send({ 'csp-report': one })).status).toBe(204);
    expect((await send([other])).status).toBe(204);
    expect(await kept()).toEqual([
      { page: '/ewa/home', directive: 'img-src', blocked: 'inline', source: '' },
      {
        page: '/welcome/connect/…',
        directive: 'script-src-elem',
        blocked: 'https://evil.example.com/x.js',
        source: '/assets/app-1a2b3c4d5e6f7.js:7',
      },
    ]);
    expect(JSON.stringify([await kept(), lines])).not.toContain(token);
    expect(lines).toContainEqual({ method: 'CSP', path: '/ewa/home', status: 204, ms: 0, code: 'img-src' });
  });

  it('that is none is refused, and from one address only so many are taken', async () => {
    expect((await send('nonsense', '203.0.113.41')).status).toBe(400);
    expect((await send({ a: 1 }, '203.0.113.41')).status).toBe(400);
    expect((await send('x'.repeat(70_000), '203.0.113.41')).status).toBe(413);
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1)
      statuses.push((await send({ 'csp-report': {} }, '203.0.113.42')).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('goes to where the page’s own policy says', async () => {
    const { appPolicy } = await import('./security-headers.ts');
    expect(appPolicy('n')).toContain('report-uri /csp-reports');
  });
});
