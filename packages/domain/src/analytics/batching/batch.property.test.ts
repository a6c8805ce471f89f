import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epochMs } from '../../money/index.ts';
import { nextWake, startBatching, stepBatches } from './batch.ts';
import type { BatchInput, BatchState } from './batch-state.ts';

const anyMove = fc.oneof(
  { weight: 6, arbitrary: fc.constant('record' as const) },
  { weight: 3, arbitrary: fc.constant('wait' as const) },
  { weight: 3, arbitrary: fc.constant('arrive' as const) },
  { weight: 5, arbitrary: fc.constant('fail' as const) },
  { weight: 1, arbitrary: fc.constant('online' as const) },
  { weight: 1, arbitrary: fc.constant('close' as const) },
);

/** A run with a scripted collector and a store; only drops what has arrived. */
function world() {
  let state: BatchState<number> = startBatching({ run: 'r', at: epochMs(0) });
  let now = 0;
  let recorded = 0;
  const onTheWay: { requestId: string; events: readonly number[] }[] = [];
  const arrived = new Map<string, readonly number[]>();
  const stored = new Set<string>();
  const sends = new Map<string, number>();

  function step(input: BatchInput<number>) {
    const next = stepBatches(state, input);
    state = next.state;
    for (const effect of next.effects) {
      if (effect.type === 'forget') stored.delete(effect.requestId);
      if (effect.type === 'keep') stored.add(effect.batch.requestId);
      if (effect.type === 'send') {
        onTheWay.push(effect.batch);
        sends.set(effect.batch.requestId, (sends.get(effect.batch.requestId) ?? 0) + 1);
      }
    }
  }
  const moves = {
    record: () => step({ type: 'recorded', event: recorded++, at: epochMs(now) }),
    wait: () => {
      now = Math.max(now, nextWake(state) ?? now);
      step({ type: 'tick', at: epochMs(now) });
    },
    arrive: () => {
      const batch = onTheWay.shift();
      if (!batch) return;
      arrived.set(batch.requestId, batch.events);
      step({ type: 'arrived', requestId: batch.requestId });
    },
    fail: () => {
      const batch = onTheWay.shift();
      if (batch) step({ type: 'failed', requestId: batch.requestId, at: epochMs(now) });
    },
    online: () => step({ type: 'online', at: epochMs(now) }),
    close: () => step({ type: 'closing', at: epochMs(now) }),
  };
  return { moves, arrived, stored, sends, onTheWay, state: () => state, recorded: () => recorded };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const sorted = (events: readonly number[]) => [...events].sort((a, b) => a - b);

it('no event is lost, and none is in two batches, whatever the collector does [analytics-009]', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 120 }), (moves) => {
      const run = world();
      for (const move of moves) {
        run.moves[move]();
        const { queue, outstanding, kept } = run.state();
        const waiting = [...outstanding, ...kept].filter(({ requestId }) => !run.arrived.has(requestId));
        const batches = [...run.arrived.values(), ...waiting.map(({ events }) => events)];
        expect(sorted([...queue, ...batches.flat()])).toEqual(numbers(run.recorded()));
        expect(batches.every((events) => events.length > 0 && events.length <= 10)).toBe(true);
        expect(queue.length).toBeLessThan(10);
        expect(new Set(kept.map(({ requestId }) => requestId))).toEqual(run.stored);
      }
    }),
    { numRuns: 300 },
  );
});

it('all arrives and the store is empty once the collector is back [analytics-009]', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 120 }), (moves) => {
      const run = world();
      for (const move of moves) run.moves[move]();
      while (nextWake(run.state()) !== null || run.onTheWay.length > 0) {
        while (run.onTheWay.length > 0) run.moves.arrive();
        run.moves.wait();
      }
      expect(sorted([...run.arrived.values()].flat())).toEqual(numbers(run.recorded()));
      expect(run.stored.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});
