import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MinorUnits, minorUnits } from '../amounts/amount.ts';
import { draft, eventOf, quote } from './transfer.fixtures.ts';
import { startTransfer, transfer } from './transfer.ts';
import type { TransferDraft, TransferEvent, TransferState } from './transfer-state.ts';
import { restoreTransfer, serializeTransfer } from './transfer-storage.ts';

type Step =
  | { readonly type: 'event'; readonly event: TransferEvent }
  | { readonly type: 'change'; readonly draft: Partial<TransferDraft>; readonly key: 'new' | 'same' | 'none' }
  | { readonly type: 'preview' }
  | { readonly type: 'reload' };

const anyChange: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('change' as const),
  draft: fc.record(
    {
      amount: fc.nat({ max: 3 }).map(minorUnits),
      instrumentId: fc.constantFrom(null, 1, 2),
      speed: fc.constantFrom('Instant' as const, 'NextDay' as const),
    },
    { requiredKeys: [] },
  ),
  key: fc.constantFrom('new', 'new', 'same', 'none'),
});

// The likely event comes often enough for runs to finish, every other event often enough to disturb them.
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: anyChange },
  { weight: 3, arbitrary: fc.constant({ type: 'preview' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' } as const) },
  {
    weight: 10,
    arbitrary: fc.constantFrom(...Object.values(eventOf)).map((event) => ({ type: 'event', event }) as const),
  },
);

function toEvent(step: Exclude<Step, { type: 'reload' }>, state: TransferState, turn: number): TransferEvent {
  if (step.type === 'event')
    return step.event.type === 'retry' || step.event.type === 'answered'
      ? { ...step.event, key: state.key }
      : step.event;
  if (step.type === 'preview') {
    const { instrumentId } = state.draft;
    return { type: 'previewed', draft: { ...state.draft, instrumentId: instrumentId ?? 1 }, quote };
  }
  const key = { new: `key-${turn}`, same: state.key, none: undefined }[step.key];
  return { type: 'changed', draft: step.draft, key };
}

function run(steps: readonly Step[], watch: (before: TransferState, after: TransferState) => void): void {
  let state = startTransfer({ key: 'key-start', ...draft });
  for (const [turn, step] of steps.entries()) {
    const next =
      step.type === 'reload'
        ? (restoreTransfer(serializeTransfer(state)) ?? state)
        : transfer(state, toEvent(step, state, turn));
    watch(state, next);
    state = next;
  }
}

const anyRun = fc.array(anyStep, { minLength: 5, maxLength: 60 });

it('whatever happens, a key is never sent with two different drafts, so that money moves once per intent', () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const sentByKey = new Map<string, string>();
      run(steps, (_, after) => {
        if (after.step !== 'sending') return;
        const body = JSON.stringify(after.draft);
        expect(sentByKey.get(after.key) ?? body).toBe(body);
        sentByKey.set(after.key, body);
      });
    }),
  );
});

it('whatever happens, a transfer whose answer is missing is not edited and keeps its key', () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      run(steps, (before, after) => {
        if (before.step !== 'unknown') return;
        expect(after.key).toBe(before.key);
        expect(after.draft).toEqual(before.draft);
        expect(['unknown', 'sending', 'done', 'failed']).toContain(after.step);
      });
    }),
  );
});

it('whatever happens, nothing is sent without a preview and a consent to exactly that draft', () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      let agreedTo: TransferDraft & { readonly amount: MinorUnits } = { ...draft, amount: minorUnits(0) };
      run(steps, (before, after) => {
        if (before.step === 'previewed' && after.step === 'agreed') agreedTo = after.draft;
        if (after.step === 'sending') expect(after.draft).toEqual(agreedTo);
      });
    }),
  );
});

it('whatever happens, a transfer that is done stays done', () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      run(steps, (before, after) => {
        if (before.step === 'done') expect(after).toEqual(before);
      });
    }),
  );
});
