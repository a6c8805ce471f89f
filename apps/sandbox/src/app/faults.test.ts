import { moneyContract } from '@dayfare/api/money/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { transactions } from '../areas/money/core/tables.ts';
import { createDevice } from '../bench/device.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { rosaDelgado } from '../seeds/people/rosa-delgado.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { testSettings } from '../testing/test-settings.ts';
import { errorTable } from './generated/error-table.ts';
import { createSandbox } from './sandbox.ts';

const folder = await temporaryFolder();
const sandbox = await createSandbox({
  dataDir: folder.path,
  seeds: [rosaDelgado],
  settings: testSettings(),
});
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
const device = createDevice(origin);
await device.signIn(rosaDelgado.email, seedPassphrase);
afterAll(async () => {
  await sandbox.close();
  await folder.remove();
});
beforeEach(() => fetch(`${origin}/sandbox/faults`, { method: 'DELETE' }));

const fault = (rule: object) =>
  fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(rule) });
const made = async () =>
  (await sandbox.db.select().from(transactions).where(eq(transactions.status, '0'))).length;

async function asked() {
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const quoted = await money.previewTransaction({ amount: 10, instrumentId: instruments[0]?.id ?? 0 });
  return { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
}

describe('a fault', () => {
  it('that drops the connection after the commit: the retry with the same key moves no more money', async () => {
    const [money, input, before] = [device.client(moneyContract), await asked(), await made()];
    const context = { idempotencyKey: crypto.randomUUID() };
    await fault({ match: 'ewa/performTransaction', kind: 'drop-after', times: 1 });
    await expect(money.performTransaction(input, { context })).rejects.toMatchObject({ mayHaveMoved: true });
    expect(await made()).toBe(before + 1);
    expect(await money.performTransaction(input, { context })).toMatchObject({ amount: 10 });
    expect(await made()).toBe(before + 1);
  });

  it('that drops the connection before the commit: nothing has moved until the retry', async () => {
    const [money, input, before] = [device.client(moneyContract), await asked(), await made()];
    const context = { idempotencyKey: crypto.randomUUID() };
    await fault({ match: 'ewa/performTransaction', kind: 'drop-before', times: 1 });
    await expect(money.performTransaction(input, { context })).rejects.toThrow();
    expect(await made()).toBe(before);
    await money.performTransaction(input, { context });
    expect(await made()).toBe(before + 1);
  });

  it.each([500, 502, 503])('answers %i in the envelope as often as it is told to', async (status) => {
    await fault({ match: 'main/CheckMaintenanceStatus', kind: 'status', status, times: 1 });
    const first = await fetch(`${origin}/api/main/CheckMaintenanceStatus`);
    expect([first.status, (await first.json()).httpStatusCode]).toEqual([status, status]);
    expect((await fetch(`${origin}/api/main/CheckMaintenanceStatus`)).status).not.toBe(status);
  });

  it('answers every code of the table by its name', async () => {
    for (const [code, { status, level }] of Object.entries(errorTable)) {
      await fault({ match: '*', kind: 'error', code, times: 1 });
      const response = await fetch(`${origin}/api/user/GetAvailableFunds`, { headers: { 'X-Locale': 'cf' } });
      expect(response.status).toBe(status);
      expect((await response.json()).error).toMatchObject({ apiErrorCode: code, level });
    }
  });

  it('holds a call up, and only calls of its path and method', async () => {
    await fault({ match: 'main/CheckMaintenanceStatus', method: 'GET', kind: 'latency', ms: 1_000 });
    const timed = async (path: string) => {
      const start = performance.now();
      await fetch(`${origin}/api/${path}`);
      return performance.now() - start;
    };
    const heldUp = await timed('main/CheckMaintenanceStatus');
    expect(heldUp).toBeGreaterThanOrEqual(995);
    expect(await timed('user/GetEarnings')).toBeLessThan(heldUp);
  });

  it('that makes no sense is refused with a sentence that says why', async () => {
    const response = await fault({ kind: 'error', code: 'Nope' });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain('known "code"');
  });
});
