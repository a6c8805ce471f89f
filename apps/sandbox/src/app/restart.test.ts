import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moneyContract } from '@dayfare/api/money/contract';
import { expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { checkLedger } from '../ledger/check.ts';
import { lockFolder } from '../platform/db/lock-folder.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { testSettings } from '../testing/test-settings.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

it('a restart keeps everything: balance, history, session, business time, keys and a preview not yet performed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  let sandbox: Sandbox | undefined;
  try {
    sandbox = await createSandbox({ dataDir, seeds: [mayaTorres], settings: testSettings() });
    let app = sandbox.app;
    const device = createDevice('http://localhost', (request) => app.fetch(request));
    await device.signIn(mayaTorres.email, seedPassphrase);
    const money = device.client(moneyContract);
    await app.request('http://localhost/sandbox/clock', {
      method: 'POST',
      body: JSON.stringify({ advanceMs: 86_400_000 }),
    });
    const { instruments } = await money.getInstruments();
    const quoted = await money.previewTransaction({ amount: 20, instrumentId: instruments[0]?.id ?? 0 });
    const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
    const context = { idempotencyKey: 'before-the-restart' };
    const before = await money.getAvailableFunds();
    const businessTime = sandbox.server.clock.now().getTime();
    await sandbox.close();

    sandbox = await createSandbox({ dataDir, seeds: [mayaTorres], settings: testSettings() });
    app = sandbox.app;
    expect(sandbox.server.clock.now().getTime()).toBeGreaterThanOrEqual(businessTime);
    expect(await money.getAvailableFunds()).toEqual(before);
    const receipt = await money.performTransaction(input, { context });
    await sandbox.close();

    sandbox = await createSandbox({ dataDir, seeds: [mayaTorres], settings: testSettings() });
    app = sandbox.app;
    expect(await money.performTransaction(input, { context })).toEqual(receipt);
    const { transactionDetails, totalRecords } = await money.getTransactionHistory({});
    expect(transactionDetails[0]).toMatchObject({ transactionID: receipt.transactionID });
    expect(totalRecords).toBe((mayaTorres.transfers?.length ?? 0) + 1);
    expect((await money.getAvailableFunds()).accessibleAmount).toBe(before.accessibleAmount - 20);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  } finally {
    await sandbox?.close();
    await rm(dataDir, { recursive: true, force: true });
    await rm(`${dataDir}.keys`, { force: true });
  }
});

it('a data folder that another running process uses is refused, and one that a crash left locked is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  const lock = `${folder}.lock`;
  try {
    await writeFile(lock, String(process.ppid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
    await writeFile(lock, '999999999');
    const release = await lockFolder(folder);
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
    await release();
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(lock, { force: true });
  }
});
