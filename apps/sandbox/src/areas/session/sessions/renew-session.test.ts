import { moneyContract } from '@dayfare/api/money/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../../seeds/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { sessions } from './session-tables.ts';
import { findSession, renewSession } from './sessions.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const secret = 'a secret of this test, longer than thirty-two characters';
const limits = { idleMs: 60_000, absoluteMs: 600_000 };

/** A session that someone has just begun, as it is kept. */
async function begun() {
  await sandbox.device().signIn(mayaTorres.email, seedPassphrase);
  const [session] = await sandbox.db.select().from(sessions);
  if (!session) throw new Error('Signing in begins a session.');
  return session;
}

const found = (token: string) => findSession(sandbox.db, token, sandbox.server.clock.real(), limits);

describe('another token for a session', () => {
  it('is given once to two who ask at the same moment', async () => {
    const session = await begun();
    const answers = await Promise.allSettled([
      renewSession(sandbox.db, session, secret),
      renewSession(sandbox.db, session, secret),
    ]);
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(given).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'SessionExpire' } });
    expect((await found(given[0]?.keys.token ?? '')).session.id).toBe(session.id);
  });

  it('is not given once the session has been ended meanwhile, and does not begin it again', async () => {
    const session = await begun();
    await sandbox.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, session.id));
    await expect(renewSession(sandbox.db, session, secret)).rejects.toMatchObject({ code: 'SessionExpire' });
    const [kept] = await sandbox.db.select().from(sessions);
    expect(kept).toMatchObject({ tokenHash: session.tokenHash, revokedAt: expect.any(Date) });
  });

  it('leaves the old one worth nothing', async () => {
    const device = sandbox.device();
    await device.signIn(mayaTorres.email, seedPassphrase);
    const [session] = await sandbox.db.select().from(sessions);
    if (!session) throw new Error('Signing in begins a session.');
    const asked = () => device.client(moneyContract).getAvailableFunds();
    await asked();
    await renewSession(sandbox.db, session, secret);
    await expect(asked()).rejects.toMatchObject({ code: 'SessionExpire' });
  });
});
