import { unsubscribeSmartInviteContract } from '@dayfare/api/public/unsubscribe-smart-invite-contract';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows.ts';
import { outbox } from '../../platform/http/tables.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const steer = async (path: string, body: object) => {
  const response = await sandbox.app.request(`http://localhost/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};
const invite = async (fields: object = {}) => {
  const { answer } = await steer('/invites', { to: 'Nina@Example.com', name: 'Nina', ...fields });
  return answer.link as string | null;
};
const tokenIn = (link: string | null) => new URL(link ?? 'http://none').searchParams.get('token') ?? '';
const ask = (token: string, updatedBy: 0 | 1) =>
  sandbox.device().client(unsubscribeSmartInviteContract).unsubscribeSmartInvite({ token, updatedBy });
const codes = async (token: string, ...asked: (0 | 1)[]) => {
  const found: (number | undefined)[] = [];
  for (const updatedBy of asked) found.push((await ask(token, updatedBy))?.idOut);
  return found;
};

describe('the link under an invitation', () => {
  it.each([
    ['an email', 'nina@example.com', 'Nina@Example.com', 1, 3],
    ['a text', '+1 (303) 555-0142', '3035550142', 2, 4],
  ])(
    'of %s looks with 0 and stops them with 1, by this address and no other [public-006] [public-011] [public-013]',
    async (_, to, again, stopped, already) => {
      const token = tokenIn(await invite({ to }));
      expect(await ask(token, 0)).toEqual({
        ...{ idOut: stopped, status: 'subscribed', employeeID: 0, employeeName: 'Nina' },
      });
      const other = tokenIn(await invite({ to: again }));
      expect(await codes(token, 0, 1, 1, 0)).toEqual([stopped, stopped, already, already]);
      expect(await ask(other, 0)).toMatchObject({ idOut: already, status: 'unsubscribed' });
      expect(await codes(tokenIn(await invite({ to: 'someone@example.com' })), 0)).toEqual([1]);
      // Nothing is sent to them any more.
      expect(await invite({ to: again })).toBeNull();
    },
  );

  it('is in the header of an e-mail, for mail programs to stop them with one press', async () => {
    const link = await invite();
    const sent = await sandbox.app.request('http://localhost/sandbox/outbox', {
      headers: { accept: 'application/json' },
    });
    const { messages } = (await sent.json()) as { messages: { headers: Record<string, string> }[] };
    expect(messages[0]?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const press = async (address: string, method = 'POST') => {
      const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await sandbox.app.request(address, { method, headers, ...(body && { body }) })).status;
    };
    const address = link ?? '';
    // A program that only checks the link stops nothing.
    await press(address, 'GET');
    expect(await codes(tokenIn(link), 0)).toEqual([1]);
    expect([await press(address), await press(address)]).toEqual([200, 200]);
    expect(await codes(tokenIn(link), 0)).toEqual([3]);
    expect(await invite()).toBeNull();
    const unknown = address.replace(tokenIn(link), 'x'.repeat(43));
    for (let tries = 0; tries < 30; tries += 1) expect(await press(unknown)).toBe(404);
    expect(await press(unknown)).toBe(429);
  });

  it('of a text has no such header', async () => {
    await invite({ to: '3035550142' });
    const [sent] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id));
    expect([sent?.channel, sent?.stopUrl]).toEqual(['text', null]);
  });

  it('names the employee whose address it is', async () => {
    const token = tokenIn(await invite({ to: mayaTorres.email, name: 'Maya' }));
    expect(await ask(token, 0)).toMatchObject({ employeeID: mayaTorres.id, employeeName: 'Maya' });
  });

  it('pressed twice at once stops them once', async () => {
    const token = tokenIn(await invite());
    const both = await Promise.all([ask(token, 1), ask(token, 1)]);
    expect(both.map((answer) => answer?.idOut).sort()).toEqual([1, 3]);
  });

  it('that fails says so and stops nothing [public-012]', async () => {
    const token = tokenIn(await invite({ breaks: true }));
    expect(await ask(token, 1)).toMatchObject({ idOut: 6, status: 'subscribed' });
    expect(await codes(token, 0)).toEqual([1]);
  });

  it('is turned off by the configuration [public-012]', async () => {
    const token = tokenIn(await invite());
    await steer('/configuration', { EnableSmartInviteUnsubscribe: '0' });
    expect(await ask(token, 1)).toEqual({
      ...{ idOut: 7, status: 'disabled', employeeID: null, employeeName: null },
    });
    await steer('/configuration', { EnableSmartInviteUnsubscribe: '1' });
    expect(await codes(token, 0)).toEqual([1]);
  });

  it('with a token that no invitation has is told nothing, and can’t be guessed at for long [public-012]', async () => {
    expect(await ask('guess', 0)).toEqual({
      ...{ idOut: 5, status: 'unknown', employeeID: null, employeeName: null },
    });
    for (let tries = 1; tries < 30; tries += 1) await ask(`guess-${tries}`, 1);
    await expect(ask('one-too-many', 0)).rejects.toMatchObject({ code: 'TooManyRequests' });
    // A link that is right still works.
    expect(await codes(tokenIn(await invite()), 1)).toEqual([1]);
    sandbox.clock.ms += 16 * 60_000;
    expect(await codes('guess', 0)).toEqual([5]);
  });

  it('has to have a token', async () => {
    await expect(ask('', 0)).rejects.toMatchObject({ code: 'InvalidRequest' });
  });
});

describe('an invitation', () => {
  it.each([
    ['en', 'No more invitations: '],
    ['es', 'No recibir más invitaciones: '],
    ['cf', 'Ne plus recevoir d’invitations : '],
  ])('in %s is in the outbox with its link', async (language, before) => {
    const link = await invite({ language });
    const shown = await (await sandbox.app.request('http://localhost/sandbox/outbox?format=json')).json();
    expect(shown.messages[0]).toMatchObject({ channel: 'email', recipient: 'nina@example.com' });
    expect(shown.messages[0].body).toContain(`${before}${link}`);
  });

  it('leaves neither its token nor the name readable in its table', async () => {
    const token = tokenIn(await invite());
    const rows = JSON.stringify(rowsOf(await sandbox.db.execute(sql`select * from smart_invites`)));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('Nina');
    expect(rows).not.toContain('example.com');
  });

  it.each([{}, { to: 'nobody', name: 'Nina' }, { to: 'nina@example.com', name: ' ' }])(
    'needs somebody to go to: %j',
    async (fields) => {
      expect((await steer('/invites', fields)).status).toBe(400);
    },
  );
});
