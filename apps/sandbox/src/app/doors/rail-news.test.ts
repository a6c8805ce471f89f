import { moneyContract } from '@dayfare/api/money/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { status } from '../../areas/money/core/status.ts';
import { payments } from '../../areas/money/payments/tables.ts';
import { checkLedger } from '../../ledger/check.ts';
import { railOverHttp } from '../../rails/http/rail-client.ts';
import { announcements } from '../../rails/http/rail-data.ts';
import { startRailServer } from '../../rails/http/rail-server.ts';
import { signatureHeader, signatureOf } from '../../rails/http/signature.ts';
import { type RailState, railEvents, railPayments } from '../../rails/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { railNewsPath } from './rail-door.ts';

const railSecret = 'a-secret-that-only-tests-share-with-a-rail';
const rail = await startRailServer({ dataDir: 'memory://', secret: railSecret });
const rails = railOverHttp({ url: rail.url, secret: railSecret });
const sandbox = await openSandbox({ seeds: [{ ...mayaTorres, transfers: [] }], rails, railSecret });
afterAll(async () => {
  await sandbox.close();
  await rail.close();
});
beforeEach(async () => {
  await sandbox.reset();
  await rails.adopt([]);
  await rail.db.delete(announcements);
});

const hour = 3_600_000;
const day = 24 * hour;

async function send(speed: 0 | 1): Promise<string> {
  const money = (await sandbox.signedIn()).client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[1 - speed]?.id ?? 0;
  const quoted = await money.previewTransaction({ amount: 20, instrumentId, transferSpeed: speed });
  const sent = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  return sent.transactionID;
}

const statusOf = async (transactionID: string) =>
  (await (await sandbox.signedIn()).client(moneyContract).transactionDetails({ transactionID }))
    .transactionStatus;

interface Message {
  readonly body: string;
  readonly signature?: string | undefined;
}
const post = async ({ body, signature }: Message) => {
  const response = await sandbox.app.request(`http://localhost${railNewsPath}`, {
    ...{ method: 'POST', body },
    headers: signature === undefined ? {} : { [signatureHeader]: signature },
  });
  return response.status;
};
const signed = (body: string, at = new Date(sandbox.clock.ms)): Message => ({
  ...{ body, signature: signatureOf(railSecret, body, at) },
});
const news = (id: string, transaction: string, state: RailState) =>
  JSON.stringify({ id, reference: `${transaction}:principal`, state });
const tell = (id: string, transaction: string, state: RailState) =>
  post(signed(news(id, transaction, state)));

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  const compared = await sandbox.app.request('http://localhost/sandbox/rails/reconcile', { method: 'POST' });
  expect(await compared.json()).toMatchObject({ differences: 0 });
}

describe('the door for what rails tell', () => {
  it('lets in what is signed with the secret, as it was sent, within five minutes', async () => {
    const body = news('e-1', 'T-1', 'paid');
    const old = new Date(sandbox.clock.ms - 5 * 60_000 - 1000);
    const early = new Date(sandbox.clock.ms + 5 * 60_000 + 1000);
    expect(await post({ body })).toBe(401);
    expect(await post({ ...signed(body), body: body.replace('paid', 'taken') })).toBe(401);
    expect(await post({ body, signature: signatureOf('another', body, new Date(sandbox.clock.ms)) })).toBe(
      401,
    );
    expect(await post(signed(body, old))).toBe(401);
    expect(await post(signed(body, early))).toBe(401);
    expect(await post({ body, signature: 't=1,v1=00' })).toBe(401);
    expect(await sandbox.db.$count(railEvents)).toBe(0);
    expect(await post(signed(body))).toBe(200);
    expect(await post(signed('{"id":"e-2"}'))).toBe(400);
    expect(await post(signed(`"${'x'.repeat(20_000)}"`))).toBe(413);
    expect(await sandbox.db.$count(railEvents)).toBe(1);
  });

  it('takes an event once, however often it is told', async () => {
    const id = await send(0);
    await sandbox.settle();
    await rails.outcome(`${id}:principal`, { refusesPayouts: false, at: new Date(sandbox.clock.ms) });
    expect([await tell('e-1', id, 'paid'), await tell('e-1', id, 'paid')]).toEqual([200, 200]);
    await sandbox.settle();
    expect(await tell('e-1', id, 'paid')).toBe(200);
    expect(await sandbox.settle()).toBe(0);
    expect(await sandbox.db.$count(railEvents)).toBe(1);
    expect(await statusOf(id)).toBe(status.completed);
    await sandbox.advance(day);
    await expectAgreement();
  });

  it('believes the rail and not the message: what it does not have has not arrived', async () => {
    const id = await send(0);
    await sandbox.settle();
    await tell('e-1', id, 'paid');
    await tell('e-2', 'T-0000', 'paid');
    await sandbox.settle();
    expect(await statusOf(id)).toBe(status.inProgress);
    await expectAgreement();
  });

  it('keeps “arrived” that comes before “taken” is written down, and applies it then', async () => {
    const id = await send(1);
    const [payment] = await sandbox.db.select().from(payments).where(eq(payments.transactionId, id));
    // The rail has got it and paid it, and its answer was lost: its news is here first.
    await rails.take({
      ...{ reference: `${id}:principal`, rail: 'ach', isCharge: false, at: new Date(sandbox.clock.ms) },
      ...{
        amountMinor: payment?.amountMinor ?? 0,
        instrument: { id: 1, refusesPayouts: false },
        destination: {},
      },
    });
    await rails.outcome(`${id}:principal`, { refusesPayouts: false, at: new Date(sandbox.clock.ms) });
    await tell('e-paid', id, 'paid');
    await tell('e-taken', id, 'taken');
    await sandbox.settle();
    expect(await sandbox.db.$count(railEvents, sql`applied_at is not null`)).toBe(0);
    expect(await statusOf(id)).toBe(status.inProgress);
    // Its hand-over comes, and with it what was told before.
    await sandbox.advance(6 * hour);
    expect(await statusOf(id)).toBe(status.completed);
    expect(await sandbox.db.$count(railEvents, sql`applied_at is null`)).toBe(0);
    await expectAgreement();
  });
});

describe('a rail over HTTP', () => {
  it('carries a transfer, and tells what it decides by itself: a hold that ends, money that comes back', async () => {
    rail.tell(`http://127.0.0.1:${await sandbox.listen(0)}${railNewsPath}`);
    // Real time, by which messages are signed.
    sandbox.clock.ms = Date.now();
    await sandbox.server.clock.refresh();
    const [card] = (
      await (await sandbox.signedIn()).client(moneyContract).getInstruments()
    ).instruments.slice(1);
    await rails.setScenario(card?.id ?? 0, 'Holds');
    const id = await send(0);
    await sandbox.settle();
    expect(await statusOf(id)).toBe(status.held);
    const at = sandbox.server.clock.now();
    await rails.endHold(`${id}:principal`, 'taken', at);
    await rail.told();
    await sandbox.settle();
    expect(await statusOf(id)).toBe(status.inProgress);
    await rails.setScenario(card?.id ?? 0, 'Pays');
    await rails.outcome(`${id}:principal`, { refusesPayouts: false, at });
    await rail.told();
    await sandbox.settle();
    expect(await statusOf(id)).toBe(status.completed);
    await rails.sendBack(`${id}:principal`, at);
    await rail.told();
    await sandbox.settle();
    expect(await statusOf(id)).toBe(status.failed);
    expect(await rail.db.$count(announcements, sql`delivered_at is null`)).toBe(0);
    await sandbox.settle();
    await expectAgreement();
  });

  it.each([
    ['the rail', () => rail.db.update(railPayments).set({ paidMinor: 1 })],
    ['the rail, which lost it', () => rail.db.delete(railPayments)],
    ['the server', () => sandbox.db.update(payments).set({ paidMinor: 19_00 })],
    [
      'the server, which lost it',
      () => sandbox.db.update(payments).set({ handedOverAt: null, askedAt: null }),
    ],
  ] as const)('a difference that is put into %s is found by the next comparison', async (_side, spoil) => {
    const id = await send(0);
    await sandbox.advance(hour);
    await expectAgreement();
    await spoil();
    const compared = await sandbox.app.request('http://localhost/sandbox/rails/reconcile', {
      method: 'POST',
    });
    const { details } = (await compared.json()) as { details: { differing: string[] } };
    expect(details.differing).toContain(`${id}:principal`);
  });
});
