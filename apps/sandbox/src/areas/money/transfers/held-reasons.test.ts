import { moneyContract } from '@dayfare/api/money/contract';
import { availabilityReason } from '@dayfare/domain/money';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hold = (reason: string, email = mayaTorres.email) =>
  sandbox.app.request('http://localhost/sandbox/availability', {
    method: 'POST',
    body: JSON.stringify({ email, reason }),
  });

describe('a reason that was set by hand', () => {
  it('is what the app is told, for each of the 31, and nothing can be taken meanwhile [money-046]', async () => {
    const money = (await sandbox.signedIn()).client(moneyContract);
    const { instruments } = await money.getInstruments();
    const command = { amount: 20, instrumentId: instruments[0]?.id ?? 0 };
    const { previewId, contractIds } = await money.previewTransaction(command);
    for (const [number, reason] of availabilityReason.names.entries()) {
      expect((await hold(reason)).status).toBe(200);
      expect((await money.getAvailableFunds()).availabilityReason).toBe(number);
      if (reason !== 'Available')
        await expect(money.previewTransaction(command)).rejects.toMatchObject({ code: 'AccessNotAvailable' });
    }
    const key = { context: { idempotencyKey: crypto.randomUUID() } };
    await expect(
      money.performTransaction({ previewId, contractsAccepted: contractIds }, key),
    ).rejects.toMatchObject({ code: 'AccessNotAvailable' });
  });

  it('is one person’s, and is taken away again', async () => {
    await hold('UserSuspended');
    const other = (await sandbox.signedIn(priyaRaman)).client(moneyContract);
    expect((await other.getAvailableFunds()).availabilityReason).toBe(0);
    await hold('Available');
    const money = (await sandbox.signedIn()).client(moneyContract);
    expect((await money.getAvailableFunds()).availabilityReason).toBe(0);
  });

  it('has to be one of them, and somebody has to be there', async () => {
    expect((await hold('Whim')).status).toBe(400);
    expect((await hold('MaxedOut', 'nobody@example.com')).status).toBe(400);
  });
});
