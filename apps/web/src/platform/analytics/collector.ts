import {
  type AnalyticsEvent,
  type Batch,
  type BatchInput,
  type BatchStep,
  nextWake,
  startBatching,
  stepBatches,
} from '@dayfare/domain/analytics';
import { nowMs } from '../device/now.ts';
import type { KeptBatches } from './kept-batches.ts';

/** What the collector needs. */
export interface CollectorParts {
  /** Rejects if the batch did not arrive. */
  readonly send: (batch: Batch<AnalyticsEvent>) => Promise<unknown>;
  readonly kept: KeptBatches;
  /** A name that no other run has. Default: a random one. */
  readonly run?: string | undefined;
}

/** Takes events and delivers them to the collector. */
export interface Collector {
  readonly record: (event: AnalyticsEvent) => void;
  /** The network is available again. */
  readonly online: () => void;
  /** The page may be closing: everything that has not arrived is stored. */
  readonly close: () => void;
  /** Deletes everything, for signing out. */
  readonly forget: () => void;
}

type Input = BatchInput<AnalyticsEvent>;

/** Runs the domain's batches with a clock, a network and a storage. */
export function runCollector({ send, kept, run = crypto.randomUUID() }: CollectorParts): Collector {
  const now = nowMs;
  let state = startBatching({ run, kept: kept.all(), at: now() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;

  const carryOut = (effect: BatchStep<AnalyticsEvent>['effects'][number]) => {
    switch (effect.type) {
      case 'keep':
        kept.keep(effect.batch);
        break;
      case 'forget':
        kept.forget(effect.requestId);
        break;
      case 'send': {
        const { requestId } = effect.batch;
        const sent = generation;
        const when = (input: () => Input) => () => {
          if (sent === generation) take(input());
        };
        send(effect.batch).then(
          when(() => ({ type: 'arrived', requestId })),
          when(() => ({ type: 'failed', requestId, at: now() })),
        );
      }
    }
  };

  const setAlarm = () => {
    clearTimeout(timer);
    const wake = nextWake(state);
    if (wake !== null) timer = setTimeout(() => take({ type: 'tick', at: now() }), Math.max(0, wake - now()));
  };

  const take = (input: Input) => {
    const step = stepBatches(state, input);
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
    setAlarm();
  };

  setAlarm();
  return {
    record: (event) => take({ type: 'recorded', event, at: now() }),
    online: () => take({ type: 'online', at: now() }),
    close: () => take({ type: 'closing', at: now() }),
    forget: () => {
      generation += 1;
      for (const { requestId } of kept.all()) kept.forget(requestId);
      state = startBatching({ run: `${run}.${generation}`, at: now() });
      setAlarm();
    },
  };
}
