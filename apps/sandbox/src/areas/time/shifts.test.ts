import { timeContract } from '@dayfare/api/time/contract';
import { afterAll, expect, inject, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { numbersFrom } from '../../testing/numbers.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());

const minuteMs = 60_000;
/** Shifts of one round: 60 clock-ins and clock-outs. */
const shiftsOfRound = 30;
const { seed, times } = inject('randomRuns');

interface Sent {
  readonly markID: string;
  readonly kind: 1 | 2;
  readonly occurredAt: string;
}

it.each(Array.from({ length: times }, (_, round) => round))(
  'what was clocked on three devices, with networks that come and go and answers that are lost, counts once and at its time (%i)',
  async (round) => {
    await sandbox.reset();
    const next = numbersFrom(seed + round);
    const device = (await sandbox.signedIn(mayaTorres)).client(timeContract);
    const start = sandbox.clock.ms - 25 * 24 * 60 * minuteMs;
    const queues: Sent[][] = [[], [], []];
    const expected: { startAt: string; endAt: string; minutes: number }[] = [];
    for (let at = start, made = 0; made < shiftsOfRound; made += 1) {
      const from = at + Math.ceil(next() * 300) * minuteMs;
      const to = from + Math.ceil(next() * 900) * minuteMs;
      for (const [kind, time] of [
        [1, from],
        [2, to],
      ] as const)
        queues[Math.floor(next() * queues.length)]?.push({
          ...{ kind, occurredAt: new Date(time).toISOString(), markID: crypto.randomUUID() },
        });
      expected.push({
        ...{ startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() },
        minutes: (to - from) / minuteMs,
      });
      at = to;
    }
    // Each device sends in its own order, and some of it twice; which of them has a network changes.
    while (queues.some((queue) => queue.length > 0)) {
      const queue = queues[Math.floor(next() * queues.length)] ?? [];
      for (const mark of queue.splice(0, Math.ceil(next() * 6)))
        for (let time = next() < 0.3 ? 2 : 1; time > 0; time -= 1) await device.markAttendance(mark);
    }
    const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };
    const { loggedHours } = await device.getLoggedHoursByUserID(days);
    expect(loggedHours.toReversed()).toMatchObject(expected);
    expect(await device.getCurrentAttendance()).toMatchObject({ current: null, clockOutAlone: null });
  },
);
