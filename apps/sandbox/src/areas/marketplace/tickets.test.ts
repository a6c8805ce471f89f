import { ticketsContract } from '@dayfare/api/marketplace/tickets-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { ticketKind, ticketState } from '@dayfare/domain/marketplace';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { setScenario } from '../../rails/scenario-of.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { instruments } from '../money/index.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
  sandbox.server.configuration.set({ EnableMarketPlace: '1' });
});

const hour = 60 * 60_000;
const [friday, saturday, monday] = ['2026-10-16', '2026-10-17', '2026-10-19'];
const [yellow, black] = [ticketKind.toWire('Yellow'), ticketKind.toWire('Black')];
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const sound = { sum: 0, unbalanced: [], overdrawn: [] };

async function buyer(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const calls = device.client(ticketsContract);
  const { contractIds, kinds } = await calls.getMovieTickets();
  const command = (count = 1, { ticketType = black, date = saturday } = {}) => ({
    ...{ ticketType, date, count, contractsAccepted: contractIds },
    price: kinds.find((one) => one.ticketType === ticketType)?.price ?? 0,
  });
  const buy = (count?: number, of?: Parameters<typeof command>[1], key?: string) =>
    calls.buyMovieTickets(command(count, of), keyed(key));
  const available = async () => (await device.client(moneyContract).getAvailableFunds()).accessibleAmount;
  const mine = async () =>
    (await calls.getMyTickets()).tickets.map(({ state, code }) => [
      ticketState.fromWire(state),
      code !== null,
    ]);
  return { device, calls, command, buy, available, mine };
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

describe('movie tickets', () => {
  it('are yellow or black and cost what the configuration says [marketplace-012]', async () => {
    const { calls } = await buyer();
    const prices = async () =>
      (await calls.getMovieTickets()).kinds.map(({ ticketType, price }) => [
        ticketKind.fromWire(ticketType),
        price,
      ]);
    expect(await prices()).toEqual([
      ['Yellow', 9.99],
      ['Black', 12.99],
    ]);
    sandbox.server.configuration.set({
      ...{ EnableMarketPlace: '1', AMCYellowTicketPrice: '8.5', AMCBlackTicketPrice: '15' },
    });
    expect(await prices()).toEqual([
      ['Yellow', 8.5],
      ['Black', 15],
    ]);
    sandbox.server.configuration.set({
      ...{ EnableMarketPlace: '1', AMCYellowTicketPrice: '', AMCBlackTicketPrice: 'soon' },
    });
    expect(await codeOf(calls.getMovieTickets())).toBe('PartnerNotAvailable');
  });

  it('are paid from pay once for each key, also when an answer was lost, and have their codes once they are paid for [marketplace-012]', async () => {
    const maya = await buyer();
    const before = await maya.available();
    const key = crypto.randomUUID();
    const bought = await maya.buy(2, undefined, key);
    expect(bought).toMatchObject({ ticketType: black, date: saturday, count: 2, total: 25.98 });
    expect(await maya.buy(2, undefined, key)).toEqual(bought);
    expect(await maya.calls.closeTicketKey({ idempotencyKey: key })).toEqual({
      ...{ outcome: 'done', receipt: bought },
    });
    expect(before - (await maya.available())).toBeCloseTo(25.98);
    expect(await maya.mine()).toEqual([
      ['Waiting', false],
      ['Waiting', false],
    ]);
    await sandbox.advance(2 * hour);
    const { tickets } = await maya.calls.getMyTickets();
    expect(tickets.map(({ code }) => code)).toEqual([
      ...[1, 2].map(() => expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{6}-[A-Z2-9]{4}$/)),
    ]);
    const sam = await buyer(samWhitfield);
    expect(await sam.mine()).toEqual([]);
    expect(await checkLedger(sandbox.db)).toMatchObject(sound);
  });

  it('are not there for a date that has none, and say so [marketplace-013]', async () => {
    const maya = await buyer();
    const onFriday = { ticketType: yellow, date: friday };
    await expect(maya.buy(1, onFriday)).rejects.toMatchObject({
      code: 'NoTicketsForDate',
      message: 'There are no tickets for the selected date. Choose another day or another ticket.',
    });
    expect(await codeOf(maya.buy(1, { date: '2026-10-15' }))).toBe('NoTicketsForDate');
    expect(await codeOf(maya.buy(1, { date: '2026-11-16' }))).toBe('NoTicketsForDate');
    expect(await codeOf(maya.buy(1, { ticketType: 7 }))).toBe('NoTicketsForDate');
    expect(await codeOf(maya.buy(1, { ticketType: yellow, date: monday }))).toBe('done');
    sandbox.server.configuration.set({ EnableMarketPlace: '1', AMCTicketsPerDay: '1' });
    const left = async () => (await maya.calls.getTicketsForDate({ date: monday })).kinds;
    expect(await left()).toEqual([
      { ticketType: yellow, left: 0 },
      { ticketType: black, left: 1 },
    ]);
    const sam = await buyer(samWhitfield);
    expect(await codeOf(sam.buy(1, { ticketType: yellow, date: monday }))).toBe('NoTicketsForDate');
  });

  it('are no more in a month than the limit, whatever two tabs do at once [marketplace-013]', async () => {
    const maya = await buyer();
    sandbox.server.configuration.set({ EnableMarketPlace: '1', AMCTicketLimit: '4' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(maya.buy())));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['done', 'TicketLimitReached']));
    await expect(maya.buy()).rejects.toMatchObject({
      message: 'You’ve reached the ticket limit for this month. You can buy more from the 1st of next month.',
    });
    expect((await maya.calls.getMovieTickets()).left).toBe(0);
    await sandbox.advance(16 * 24 * hour);
    expect((await maya.calls.getMovieTickets()).left).toBe(4);
    expect(await checkLedger(sandbox.db)).toMatchObject(sound);
  });

  it('are never more than the limit in 200 purchases of two tabs, none paid without a code, none with a code and not paid [marketplace-013]', async () => {
    const tabs = [await buyer(), await buyer()] as const;
    const before = await tabs[0].available();
    // Each purchase is asked for in both tabs under its one key, as after a lost answer.
    const asked = Array.from({ length: 100 }, (_, at) => ({
      ...{ key: crypto.randomUUID(), count: 1 + (at % 3), date: at % 2 === 0 ? saturday : monday },
    })).flatMap((one) => tabs.map((tab) => ({ ...one, tab })));
    const answers: string[] = [];
    for (let at = 0; at < asked.length; at += 20)
      answers.push(
        ...(await Promise.all(
          asked.slice(at, at + 20).map(({ tab, count, date, key }) => codeOf(tab.buy(count, { date }, key))),
        )),
      );
    expect(new Set(answers)).toEqual(new Set(['done', 'TicketLimitReached']));
    await sandbox.advance(2 * hour);
    const { tickets } = await tabs[0].calls.getMyTickets();
    expect(tickets).toHaveLength(8);
    expect(tickets.every(({ code }) => code !== null)).toBe(true);
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(8);
    expect(before - (await tabs[0].available())).toBeCloseTo(8 * 12.99);
    expect(await checkLedger(sandbox.db)).toMatchObject(sound);
  });

  it('whose payment fails are returned with their money, and count no longer', async () => {
    const maya = await buyer();
    const before = await maya.available();
    await maya.buy(3);
    const [account] = await sandbox.db
      .select()
      .from(instruments)
      .where(and(eq(instruments.imageName, 'movie-tickets'), eq(instruments.isGoal, true)));
    await setScenario(sandbox.db, account?.id ?? 0, 'R02');
    await sandbox.advance(2 * hour);
    expect(await maya.mine()).toEqual([1, 2, 3].map(() => ['Returned', false]));
    expect((await maya.calls.getMovieTickets()).left).toBe(8);
    expect(await maya.available()).toBeGreaterThanOrEqual(before);
    expect(await checkLedger(sandbox.db)).toMatchObject(sound);
  });

  it('are not bought at another price than was shown, without the agreements, or by somebody who can’t pay', async () => {
    const maya = await buyer();
    const command = maya.command();
    const ask = (changed: Partial<typeof command>) =>
      codeOf(maya.calls.buyMovieTickets({ ...command, ...changed }, keyed()));
    expect(await ask({ price: 12 })).toBe('TicketPriceChanged');
    expect(await ask({ contractsAccepted: [] })).toBe('ContractNotAccepted');
    expect(await ask({ count: 0 })).toBe('InvalidRequest');
    sandbox.server.configuration.set({ EnableMarketPlace: '0' });
    expect(await ask({})).toBe('PartnerNotAvailable');
    expect(await maya.mine()).toEqual([]);
  });
});
