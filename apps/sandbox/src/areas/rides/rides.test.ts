import { moneyContract } from '@dayfare/api/money/contract';
import { ridesContract } from '@dayfare/api/rides/contract';
import { rideEndpoint, rideStatus } from '@dayfare/domain/rides';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { outbox } from '../../platform/http/tables.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { numbersFrom } from '../../testing/numbers.ts';
import { openSandbox } from '../../testing/open.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const { seed, times } = inject('randomRuns');
const minute = 60_000;
const [station, hospital, farMeadow, closedBridge, oldQuarry] = [1, 2, 8, 9, 10];
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const sound = { sum: 0, unbalanced: [], overdrawn: [] };
const end = rideEndpoint.toWire;

async function rider(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const calls = device.client(ridesContract);
  const run = async (to = hospital, from = station) =>
    (
      await calls.getUberRunID({
        endpoints: [
          { endpoint: end('SOURCE'), placeID: from },
          { endpoint: end('DESTINATION'), placeID: to },
        ],
      })
    ).run_id;
  const commandFor = async (runID: string, product = 1) => {
    const { products, contractIds } = await calls.uberProductsEstimates({ runID });
    const found = products.find(({ productID }) => productID === product);
    return { runID, productID: product, estimate: found?.estimate ?? 0, contractsAccepted: contractIds };
  };
  const book = async (to?: number, key?: string) =>
    (await calls.createTrip(await commandFor(await run(to)), keyed(key))).request_id;
  const status = async (requestID: string) =>
    rideStatus.fromWire((await calls.getUberTripDetailById({ requestID })).rideStatus);
  const current = async () => (await calls.getCurrentRideDetail()).ride;
  const available = async () => (await device.client(moneyContract).getAvailableFunds()).accessibleAmount;
  return { device, calls, run, commandFor, book, status, current, available };
}

async function adult() {
  const maya = await rider();
  await maya.calls.saveUberDateOfBirth({ dateOfBirth: '1994-04-02' });
  return maya;
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const checkBooks = async () => expect(await checkLedger(sandbox.db)).toMatchObject(sound);

describe('a ride', () => {
  it('has its way on a map, a car that comes nearer, and a number for the driver that is closed a day after', async () => {
    const maya = await adult();
    const id = await maya.book();
    const at = async () => {
      const { map, driver } = await maya.calls.getUberTripDetailById({ requestID: id });
      const { source, destination, car } = map;
      const away = (from: typeof source) =>
        car && Math.hypot(car.latitude - from.latitude, car.longitude - from.longitude);
      return { toSource: away(source), toDestination: away(destination), line: driver?.line };
    };
    expect(await at()).toEqual({ toSource: null, toDestination: null, line: undefined });
    await sandbox.advance(21_000);
    const first = await at();
    await sandbox.advance(minute);
    const second = await at();
    expect(second.toSource).toBeLessThan(first.toSource ?? 0);
    await sandbox.advance(4 * minute);
    const third = await at();
    await sandbox.advance(5 * minute);
    expect((await at()).toDestination).toBeLessThan(third.toDestination ?? 0);
    await sandbox.advance(20 * minute);
    expect(await at()).toMatchObject({ toSource: null, line: expect.stringMatching(/^\+1555010\d{4}$/) });
    await sandbox.advance(24 * 60 * minute);
    expect((await at()).line).toBeNull();
  });

  it('is e-mailed as a receipt once there is one, three times a day at most', async () => {
    const maya = await adult();
    const id = await maya.book();
    const send = () => codeOf(maya.calls.emailRideReceipt({ requestID: id }));
    expect(await send()).toBe('RideReceiptNotReady');
    await sandbox.advance(30 * minute);
    expect([await send(), await send(), await send(), await send()]).toEqual([
      ...['done', 'done', 'done', 'DailyLimitReached'],
    ]);
    const sent = (await sandbox.db.select().from(outbox)).filter(({ channel }) => channel === 'email');
    const receipts = sent.filter(({ subject }) => subject?.endsWith('the receipt of your ride'));
    expect(receipts).toHaveLength(3);
    expect(receipts[0]?.body).toMatch(
      /^From Central Station to Riverside Hospital\nFri,\sOct\s16,\s12:\d\d\sPM\sEDT\nPaid from your pay: \$11\.22$/s,
    );
    const sam = await rider(samWhitfield);
    expect(await codeOf(sam.calls.emailRideReceipt({ requestID: id }))).toBe('RideNotFound');
  });

  it('goes from processing to its receipt, holds the estimate and the buffer, and is paid once [rides-002] [rides-003] [rides-007] [rides-008] [rides-010] [rides-012] [rides-014] [rides-015]', async () => {
    const maya = await adult();
    const before = await maya.available();
    const { products, bufferPercent } = await maya.calls.uberProductsEstimates({ runID: await maya.run() });
    expect([bufferPercent, products.map(({ estimate, held }) => [estimate, held])]).toEqual([
      5,
      [
        [8, 8.4],
        [11, 11.55],
        [16.5, 17.33],
      ],
    ]);
    const key = crypto.randomUUID();
    const command = await maya.commandFor(await maya.run());
    const { request_id: id } = await maya.calls.createTrip(command, keyed(key));
    expect((await maya.calls.createTrip(command, keyed(key))).request_id).toBe(id);
    expect(await maya.current()).toMatchObject({
      requestID: id,
      rideSubType: 1,
      runId: command.runID,
      held: 11.55,
    });
    expect((await maya.current())?.userTransactionId).toMatch(/^T-/);
    expect(before - (await maya.available())).toBeCloseTo(11.55);
    const seen = [await maya.status(id)];
    for (const ms of [20_000, 3 * minute, minute, 14 * minute]) {
      await sandbox.advance(ms);
      seen.push(await maya.status(id));
    }
    expect(seen).toEqual(['Processing', 'Accepted', 'Arriving', 'InProgress', 'ReceiptReady']);
    expect(before - (await maya.available())).toBeCloseTo(11.22);
    const receipt = await maya.calls.getUberTripReceipt({ requestID: id });
    expect(receipt).toMatchObject({ paid: 11.22, returned: 0.33, ride: { fare: 11.22 } });
    await sandbox.advance(120 * minute);
    await checkBooks();
  });

  it('holds as many percent on top as UberRideBuffer says, and none where it is no percentage [rides-018]', async () => {
    const maya = await adult();
    const heldWith = async (UberRideBuffer: string) => {
      sandbox.server.configuration.set({ UberRideBuffer });
      const { products, bufferPercent } = await maya.calls.uberProductsEstimates({ runID: await maya.run() });
      return [bufferPercent, products[0]?.estimate, products[0]?.held];
    };
    expect(await heldWith('10')).toEqual([10, 8, 8.8]);
    expect(await heldWith('100')).toEqual([100, 8, 16]);
    for (const none of ['0', '101', '-1', 'x']) expect(await heldWith(none)).toEqual([0, 8, 8]);
  });

  it('is the current one until its receipt was seen, and then in the history, where its places can be kept [rides-004] [rides-009] [rides-011]', async () => {
    const maya = await adult();
    const id = await maya.book();
    expect(await codeOf(maya.calls.getUberTripReceipt({ requestID: id }))).toBe('RideReceiptNotReady');
    await sandbox.advance(60 * minute);
    expect(rideStatus.fromWire((await maya.current())?.rideStatus ?? 0)).toBe('ReceiptReady');
    expect(await codeOf(maya.book())).toBe('RideInProgress');
    await maya.calls.getUberTripReceipt({ requestID: id });
    expect([await maya.current(), await maya.status(id)]).toEqual([null, 'Completed']);
    await maya.calls.saveTrip({ requestID: id, isSaved: true });
    const { rides } = await maya.calls.getRideHistory();
    expect(rides).toMatchObject([
      { requestID: id, isSaved: true, destination: { name: 'Riverside Hospital' } },
    ]);
    const sam = await rider(samWhitfield);
    expect((await sam.calls.getRideHistory()).rides).toEqual([]);
    expect(await codeOf(sam.calls.getUberTripReceipt({ requestID: id }))).toBe('RideNotFound');
  });

  it('is cancelled for free at first, later for a fee that was said, and not once it has begun [rides-013]', async () => {
    const maya = await adult();
    const before = await maya.available();
    const free = await maya.book();
    expect(await maya.calls.cancelUberTrip({ tripRequestID: free })).toMatchObject({
      fare: 0,
      cancelFee: null,
    });
    expect(await maya.available()).toBe(before);
    const late = await maya.book();
    await sandbox.advance(3 * minute);
    expect((await maya.current())?.cancelFee).toBe(5);
    for (const _again of [1, 2]) await maya.calls.cancelUberTrip({ tripRequestID: late });
    expect([await maya.status(late), before - (await maya.available())]).toEqual(['RiderCanceled', 5]);
    const begun = await maya.book();
    await sandbox.advance(6 * minute);
    expect((await maya.current())?.cancelFee).toBeNull();
    expect(await codeOf(maya.calls.cancelUberTrip({ tripRequestID: begun }))).toBe('RideNotCancellable');
    await sandbox.advance(60 * minute);
    await checkBooks();
  });

  it('that no driver takes, or that its driver cancels, costs nothing', async () => {
    const maya = await adult();
    const before = await maya.available();
    for (const [to, ends] of [
      [farMeadow, 'NoDriversAvailable'],
      [closedBridge, 'DriverCanceled'],
    ] as const) {
      const id = await maya.book(to);
      await sandbox.advance(10 * minute);
      expect([await maya.status(id), await maya.current()]).toEqual([ends, null]);
      expect(await maya.available()).toBe(before);
    }
    await checkBooks();
  });

  it('is refused with its reason when it can’t be created or booked, or costs something else by then [rides-019] [rides-006]', async () => {
    const maya = await adult();
    expect(await codeOf(maya.run(station))).toBe('RideNotCreated');
    expect(await codeOf(maya.run(999))).toBe('RideNotCreated');
    const twice = [station, hospital].map((placeID) => ({ endpoint: end('SOURCE'), placeID }));
    expect(await codeOf(maya.calls.getUberRunID({ endpoints: twice }))).toBe('RideNotCreated');
    await expect(maya.book(oldQuarry)).rejects.toMatchObject({
      code: 'RideNotBooked',
      message: expect.stringMatching(/^The ride couldn’t be booked\. Nothing was held/),
    });
    const command = await maya.commandFor(await maya.run());
    expect(await codeOf(maya.calls.createTrip({ ...command, estimate: 1 }, keyed()))).toBe(
      'RidePriceChanged',
    );
    expect(await codeOf(maya.calls.createTrip({ ...command, contractsAccepted: [] }, keyed()))).toBe(
      'ContractNotAccepted',
    );
    await sandbox.advance(6 * minute);
    expect(await codeOf(maya.calls.createTrip(command, keyed()))).toBe('RidePriceChanged');
  });

  it('is for those who have said when they were born, and are old enough as configured [rides-016]', async () => {
    const maya = await rider();
    expect(await maya.calls.getCurrentRideDetail()).toMatchObject({
      isDateOfBirthNeeded: true,
      minimumAge: 18,
    });
    expect(await codeOf(maya.book())).toBe('RideBirthDateNeeded');
    const save = (dateOfBirth: string) => codeOf(maya.calls.saveUberDateOfBirth({ dateOfBirth }));
    expect([await save('2008-10-17'), await save('2027-01-01')]).toEqual(['RideTooYoung', 'InvalidRequest']);
    expect(await save('2008-10-16')).toBe('done');
    expect((await maya.calls.getCurrentRideDetail()).isDateOfBirthNeeded).toBe(false);
    sandbox.server.configuration.set({ UberMinimumAge: '21' });
    expect(await codeOf(maya.book())).toBe('RideTooYoung');
  });

  it.each(Array.from({ length: times }, (_, round) => round))(
    'twenty at random, cancelled at any time or not and with answers that are lost, are paid once each, and nothing stays held (%i)',
    async (round) => {
      const next = numbersFrom(seed + round);
      const maya = await adult();
      let spent = 0;
      for (let turn = 0; turn < 20; turn += 1) {
        const before = await maya.available();
        const key = crypto.randomUUID();
        const command = await maya.commandFor(
          await maya.run([hospital, farMeadow, closedBridge][Math.floor(next() * 3)]),
        );
        const { request_id: id } = await maya.calls.createTrip(command, keyed(key));
        // The answer was lost.
        if (next() < 0.5) expect((await maya.calls.createTrip(command, keyed(key))).request_id).toBe(id);
        await sandbox.advance(Math.floor(next() * 6 * minute));
        for (let tries = Math.floor(next() * 3); tries > 0; tries -= 1)
          await codeOf(maya.calls.cancelUberTrip({ tripRequestID: id }));
        await sandbox.advance(60 * minute);
        const { ride, paid } = await maya.calls.getUberTripReceipt({ requestID: id });
        expect(ride.fare).toBe(paid);
        expect(before - (await maya.available())).toBeLessThanOrEqual(paid + 0.001);
        spent += paid;
      }
      expect(spent).toBeGreaterThan(0);
      const { rides } = await maya.calls.getRideHistory();
      expect(rides.reduce((sum, { fare }) => sum + (fare ?? 0), 0)).toBeCloseTo(spent);
      await checkBooks();
    },
  );
});
