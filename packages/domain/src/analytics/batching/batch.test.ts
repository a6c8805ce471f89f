import { describe, expect, it } from 'vitest';
import { epochMs } from '../../money/index.ts';
import { nextWake, startBatching, stepBatches } from './batch.ts';
import type { Batch, BatchEffect, BatchInput, BatchState } from './batch-state.ts';

const at = (seconds: number) => epochMs(seconds * 1000);

/** A run that records what it was asked to do, as `send r-1` with the batch's events. */
function run(kept: readonly Batch<number>[] = []) {
  let state: BatchState<number> = startBatching({ run: 'r', kept, at: at(0) });
  const say = (effect: BatchEffect<number>) =>
    effect.type === 'forget'
      ? `forget ${effect.requestId}`
      : `${effect.type} ${effect.batch.requestId}: ${effect.batch.events.join(' ')}`;
  return {
    state: () => state,
    wake: () => nextWake(state),
    step: (input: BatchInput<number>) => {
      const next = stepBatches(state, input);
      state = next.state;
      return next.effects.map(say);
    },
    record(seconds: number, ...events: number[]) {
      return events.flatMap((event) => this.step({ type: 'recorded', event, at: at(seconds) }));
    },
    tick(seconds: number) {
      return this.step({ type: 'tick', at: at(seconds) });
    },
    fail(seconds: number, requestId = 'r-1') {
      return this.step({ type: 'failed', requestId, at: at(seconds) });
    },
    arrive(requestId: string) {
      return this.step({ type: 'arrived', requestId });
    },
  };
}

/** Fails batch r-1 at 30 s and through all five retries, to 40 s. */
function failForGood(batches: ReturnType<typeof run>) {
  const asked: string[] = [];
  for (const seconds of [30, 32, 34, 36, 38, 40]) {
    asked.push(...batches.tick(seconds), ...batches.fail(seconds));
  }
  return asked;
}

describe('batches', () => {
  it('are sent at ten queued events [analytics-008]', () => {
    const batches = run();
    expect(batches.record(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)).toEqual([]);
    expect(batches.record(1, 10)).toEqual(['send r-1: 1 2 3 4 5 6 7 8 9 10']);
    expect(batches.state().queue).toEqual([]);
    expect(batches.wake()).toBeNull();
  });

  it('are sent 30 seconds after their first event, however few they hold [analytics-008]', () => {
    const batches = run();
    batches.record(5, 1);
    batches.record(20, 2);
    expect(batches.wake()).toBe(at(35));
    expect(batches.tick(34.999)).toEqual([]);
    expect(batches.tick(35)).toEqual(['send r-1: 1 2']);
    expect(batches.tick(70)).toEqual([]);
    batches.record(71, 3);
    expect(batches.tick(200)).toEqual(['send r-2: 3']);
  });

  it('are forgotten when they arrive', () => {
    const batches = run();
    batches.record(0, 1);
    batches.tick(30);
    expect(batches.arrive('r-1')).toEqual([]);
    expect(batches.state()).toEqual({ ...startBatching({ run: 'r', at: at(0) }), made: 1 });
  });

  it('are sent again 2 seconds after a failure [analytics-009]', () => {
    const batches = run();
    batches.record(0, 1);
    batches.tick(30);
    expect(batches.fail(31)).toEqual([]);
    expect(batches.wake()).toBe(at(33));
    expect(batches.tick(32.999)).toEqual([]);
    expect(batches.tick(33)).toEqual(['send r-1: 1']);
    expect(batches.tick(40)).toEqual([]);
  });

  it('are sent again up to 5 times, then kept under their request id [analytics-009]', () => {
    const batches = run();
    batches.record(0, 1);
    expect(failForGood(batches)).toEqual([...Array(6).fill('send r-1: 1'), 'keep r-1: 1']);
    expect(batches.state().kept).toEqual([{ requestId: 'r-1', events: [1] }]);
    expect(batches.state().outstanding).toEqual([]);
  });

  it('that were kept are sent again later, under the same request id, and forgotten when they arrive [analytics-009]', () => {
    const batches = run();
    batches.record(0, 1);
    failForGood(batches);
    expect(batches.wake()).toBe(at(70));
    expect(batches.tick(69)).toEqual([]);
    expect(batches.tick(70)).toEqual(['send r-1: 1']);
    expect(batches.wake()).toBeNull();
    expect(batches.arrive('r-1')).toEqual(['forget r-1']);
    expect(batches.state().kept).toEqual([]);
    expect(batches.state().resending).toBeNull();
  });

  it('that were kept and fail again wait for another 30 seconds', () => {
    const batches = run();
    batches.record(0, 1);
    failForGood(batches);
    batches.tick(70);
    expect(batches.fail(71)).toEqual([]);
    expect(batches.wake()).toBe(at(101));
    expect(batches.tick(101)).toEqual(['send r-1: 1']);
  });

  it('kept by an earlier run are sent one after the other, as long as they arrive [analytics-009]', () => {
    const batches = run([
      { requestId: 'q-1', events: [1] },
      { requestId: 'q-2', events: [2] },
    ]);
    expect(batches.wake()).toBe(at(0));
    expect(batches.tick(0)).toEqual(['send q-1: 1']);
    expect(batches.tick(1)).toEqual([]);
    expect(batches.arrive('q-1')).toEqual(['forget q-1', 'send q-2: 2']);
    expect(batches.arrive('q-2')).toEqual(['forget q-2']);
    expect(batches.wake()).toBeNull();
  });

  it('that were kept follow at once when another batch arrives, or the network is back', () => {
    const kept = [{ requestId: 'q-1', events: [1] }];
    const arriving = run(kept);
    arriving.tick(0);
    arriving.fail(1, 'q-1');
    arriving.record(2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(arriving.arrive('r-1')).toEqual(['send q-1: 1']);
    expect(arriving.wake()).toBeNull();

    const online = run(kept);
    expect(online.step({ type: 'online', at: at(3) })).toEqual(['send q-1: 1']);
    expect(online.step({ type: 'online', at: at(3) })).toEqual([]);
    expect(run().step({ type: 'online', at: at(3) })).toEqual([]);
  });

  it('travel side by side, and each fails for itself', () => {
    const batches = run();
    batches.record(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    batches.record(1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20);
    batches.fail(2, 'r-1');
    batches.fail(3, 'r-2');
    batches.record(3, 21);
    expect(batches.wake()).toBe(at(4));
    expect(batches.tick(4)).toEqual(['send r-1: 1 2 3 4 5 6 7 8 9 10']);
    expect(batches.arrive('r-1')).toEqual([]);
    expect(batches.wake()).toBe(at(5));
    expect(batches.tick(33)).toEqual(['send r-2: 11 12 13 14 15 16 17 18 19 20', 'send r-3: 21']);
  });

  it('that are kept take no other with them', () => {
    const batches = run();
    batches.record(0, 1);
    for (const seconds of [30, 32, 34, 36, 38]) {
      batches.tick(seconds);
      batches.fail(seconds);
    }
    batches.record(39, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    batches.tick(40);
    expect(batches.fail(40)).toEqual(['keep r-1: 1']);
    expect(batches.state().outstanding.map(({ requestId }) => requestId)).toEqual(['r-2']);
  });

  it('that arrive leave a kept one that is on its way alone, and the wait of the next', () => {
    const batches = run([{ requestId: 'q-1', events: [1] }]);
    batches.tick(0);
    batches.record(1, 2);
    batches.step({ type: 'closing', at: at(2) });
    batches.record(3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    expect(batches.arrive('r-2')).toEqual([]);
    expect(batches.state()).toMatchObject({ resending: 'q-1', resendAt: at(32) });
  });

  it('that have not arrived when the page closes are kept, and may still arrive', () => {
    const batches = run();
    batches.record(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    batches.record(1, 11);
    expect(batches.step({ type: 'closing', at: at(2) })).toEqual([
      'keep r-1: 1 2 3 4 5 6 7 8 9 10',
      'keep r-2: 11',
    ]);
    expect(batches.state()).toMatchObject({ queue: [], outstanding: [], flushAt: null, made: 2 });
    expect(batches.wake()).toBe(at(32));
    expect(batches.arrive('r-1')).toEqual(['forget r-1', 'send r-2: 11']);
  });

  it('make no batch of nothing when the page closes', () => {
    const batches = run();
    const before = batches.state();
    expect(batches.step({ type: 'closing', at: at(2) })).toEqual([]);
    expect(batches.state()).toEqual(before);
  });

  it('are kept up to fifty; beyond, the oldest go', () => {
    const old = Array.from({ length: 50 }, (_, n) => ({ requestId: `q-${n}`, events: [n] }));
    const batches = run(old);
    batches.tick(0);
    batches.record(1, 100);
    expect(batches.step({ type: 'closing', at: at(2) })).toEqual(['keep r-1: 100', 'forget q-0']);
    expect(batches.state().kept).toHaveLength(50);
    expect(batches.state().resending).toBeNull();
    expect(batches.tick(32)).toEqual(['send q-1: 1']);
    batches.record(33, 101);
    batches.step({ type: 'closing', at: at(34) });
    expect(batches.state().resending).toBeNull();
  });

  it('that go while another is on its way do not disturb it', () => {
    const old = Array.from({ length: 49 }, (_, n) => ({ requestId: `q-${n}`, events: [n] }));
    const batches = run(old);
    batches.tick(0);
    batches.record(1, 100);
    expect(batches.step({ type: 'closing', at: at(2) })).toEqual(['keep r-1: 100']);
    expect(batches.state().resending).toBe('q-0');
    expect(batches.state().resendAt).toBe(at(32));
    expect(batches.tick(32)).toEqual([]);
  });

  it('nobody knows, and failures that come twice, change nothing', () => {
    const batches = run();
    batches.record(0, 1);
    batches.tick(30);
    batches.fail(30);
    const before = batches.state();
    for (const step of [() => batches.fail(31), () => batches.fail(31, 'x'), () => batches.arrive('x')]) {
      expect(step()).toEqual([]);
      expect(batches.state()).toBe(before);
    }
  });

  it('need a name for their run', () => {
    expect(() => startBatching({ run: '', at: at(0) })).toThrow(
      new RangeError('A run of batches needs a name, or its request ids repeat those of another.'),
    );
  });
});
