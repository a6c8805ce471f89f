import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { openSandbox } from '../../../testing/open.ts';
import { rulesOfOrders } from '../rules-of-orders.ts';
import { reconcile } from './reconcile.ts';
import { tellOfSilence } from './silence.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 3_600_000;

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

const toldToWait = async () =>
  (await sandbox.db.select().from(outbox)).filter(({ body }) => body.includes('taking longer')).length;

const unanswered = async () =>
  (await reconcile(sandbox.server, sandbox.server.clock.now())).details.unanswered;

it('a rail that says nothing for a day is reported, and its person told of the new day, once for each', async () => {
  const money = (await sandbox.signedIn()).client(moneyContract);
  const { instruments } = await money.getInstruments();
  const id = instruments[0]?.id ?? 0;
  await steer('rails', { id, scenario: 'IsDown' });
  const quoted = await money.previewTransaction({ amount: 40, instrumentId: id, transferSpeed: 1 });
  const sent = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  const { transactionID } = sent;
  const leavesIn = Date.parse(sent.leavesAt ?? '') - sandbox.server.clock.now().getTime();
  await sandbox.advance(leavesIn + 1000);
  await tellOfSilence(sandbox.server, rulesOfOrders);
  expect([await unanswered(), await toldToWait()]).toEqual([[], 0]);
  await sandbox.advance(5 * day);
  for (let twice = 0; twice < 2; twice += 1) await tellOfSilence(sandbox.server, rulesOfOrders);
  expect(await unanswered()).toEqual([`${transactionID}:principal`]);
  expect(await toldToWait()).toBe(1);
  const waiting = await money.transactionDetails({ transactionID });
  expect(waiting).toMatchObject({ transactionStatus: '0', promisedArrivesAt: sent.arrivesAt });
  expect(Date.parse(waiting.arrivesAt)).toBeGreaterThan(sandbox.server.clock.now().getTime());
  await steer('rails', { id, scenario: 'Pays' });
  await sandbox.advance(day);
  await sandbox.advance(4 * day);
  expect(await unanswered()).toEqual([]);
  expect((await money.transactionDetails({ transactionID })).transactionStatus).toBe('2');
});
