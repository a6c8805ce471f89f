import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userActions } from '../../areas/analytics/tables.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const ask = (path: string, init?: RequestInit) => sandbox.app.request(`http://localhost${path}`, init);
/** Sends a form as a browser does. */
const send = (path: string, fields: Readonly<Record<string, string>> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
const read = async (path: string) => (await ask(`${path}?format=json`)).json();
const pageAt = async (path: string) => (await ask(path, { headers: { accept: 'text/html' } })).text();

describe('the forms for testers', () => {
  it('add a fault and remove all', async () => {
    const added = await send('/sandbox/faults', {
      ...{ match: 'ewa/performTransaction', kind: 'status', status: '503', ms: '', code: '', times: '2' },
    });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/sandbox/faults']);
    expect((await read('/sandbox/faults')).faults).toMatchObject([
      { match: 'ewa/performTransaction', kind: 'status', status: 503, times: 2 },
    ]);
    await send('/sandbox/faults/clear');
    expect((await read('/sandbox/faults')).faults).toEqual([]);
  });

  it('say what is wrong with a fault, and keep what was typed', async () => {
    const refused = await send('/sandbox/faults', { match: 'ewa/performTransacton', kind: 'drop-after' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('No call has the path &quot;ewa/performTransacton&quot;');
    expect(html).toContain('value="ewa/performTransacton"');
    expect((await read('/sandbox/faults')).faults).toEqual([]);
  });

  it('change a value of the configuration, to nothing as well, and take all back', async () => {
    await send('/sandbox/configuration', { key: 'EnableTranslation', value: '0' });
    await send('/sandbox/configuration', { key: 'SsoPartnerUrls', value: '' });
    expect((await read('/sandbox/configuration')).changed).toEqual({
      EnableTranslation: '0',
      SsoPartnerUrls: '',
    });
    await send('/sandbox/configuration/clear');
    expect((await read('/sandbox/configuration')).changed).toEqual({});
  });

  it('move the clock to a day and time', async () => {
    const before = Date.parse((await read('/sandbox/clock')).now);
    const to = new Date(before + 3 * 86_400_000);
    const twoDigits = (part: number) => String(part).padStart(2, '0');
    const day = [to.getFullYear(), to.getMonth() + 1, to.getDate()].map(twoDigits).join('-');
    await send('/sandbox/clock', { now: `${day}T${twoDigits(to.getHours())}:${twoDigits(to.getMinutes())}` });
    expect(Date.parse((await read('/sandbox/clock')).now) - before).toBeGreaterThan(2.9 * 86_400_000);
  });

  it('make a person, and show who it is', async () => {
    const html = await (
      await send('/sandbox/people', {
        ...{ like: 'maya.torres@example.com', firstName: 'Ada', lastName: 'Quill' },
      })
    ).text();
    expect(html).toContain('Ada Quill');
    expect(html).toMatch(/ada\.quill\.\d+@example\.com/);
  });
});

describe('a fault from a script', () => {
  it.each([
    ['ewa/performTransaction', 201],
    ['/api/EWA/PERFORMTRANSACTION', 201],
    ['ewa', 201],
    ['*', 201],
    ['ewa/nothing', 400],
    ['performTransaction', 400],
  ])('is taken when its pattern fits a call: %s', async (match, status) => {
    const body = JSON.stringify({ match, kind: 'drop-before' });
    expect((await ask('/sandbox/faults', { method: 'POST', body })).status).toBe(status);
  });
});

describe('the pages for testers', () => {
  it('tell times on the clocks of this machine, with the zone', async () => {
    const html = await pageAt('/sandbox/clock');
    expect(html).toMatch(/<time datetime="2026-10-16T16:00:00\.000Z">Oct 16, 2026, \d+:00:00.[AP]M [A-Z]/);
  });

  it('tell the times of events and actions alike', async () => {
    await sandbox.db.insert(userActions).values({
      employeeId: 1001,
      action: {
        ...{ actionName: 'Opened', actionType: null, screenName: 'Home', userId: '1001', userType: null },
        ...{ businessId: null, businessName: null, loginSessionId: null, systemRefId: null },
        ...{ deviceId: null, deviceType: null, clientType: 'Web' },
        startTime: '2026-10-16T16:00:00.000Z',
      },
      at: new Date('2026-10-16T16:00:01.000Z'),
    });
    const html = await pageAt('/sandbox/analytics');
    expect(html).toMatch(/<time datetime="2026-10-16T16:00:00\.000Z">Oct 16, 2026, \d+:00:00.[AP]M [A-Z]/);
  });

  it('have contents for the API, each call with an address of its own', async () => {
    const html = await pageAt('/api/docs');
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toContain('post-api-ewa-performtransaction');
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(targets.filter((id) => !ids.has(id ?? ''))).toEqual([]);
  });
});
