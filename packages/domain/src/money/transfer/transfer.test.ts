import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { draft, eventOf, play, quote, receipt, stateIn } from './transfer.fixtures.ts';
import { startTransfer, transfer } from './transfer.ts';
import type { TransferAnswer, TransferEvent, TransferStep } from './transfer-state.ts';

const allowed = {
  editing: { changed: 'editing', previewed: 'previewed' },
  previewed: { changed: 'editing', agreed: 'agreed' },
  agreed: { changed: 'editing', disagreed: 'previewed', sent: 'sending' },
  sending: { succeeded: 'done', refused: 'failed', lost: 'unknown', 'not-sent': 'agreed' },
  unknown: { retry: 'sending', answered: 'done' },
  failed: { changed: 'editing' },
  done: {},
} as const satisfies Record<TransferStep, Partial<Record<TransferEvent['type'], TransferStep>>>;

const pairs = Object.values(stateIn).flatMap((state) => {
  const targets: Partial<Record<TransferEvent['type'], TransferStep>> = allowed[state.step];
  return Object.values(eventOf).map((event) => ({ state, event, target: targets[event.type] }));
});

describe('the way of a transfer', () => {
  it.each(pairs.filter(({ target }) => target !== undefined))(
    '$state.step → $event.type → $target',
    ({ state, event, target }) => {
      expect(transfer(state, event).step).toBe(target);
    },
  );

  it.each(pairs.filter(({ target }) => target === undefined))(
    '$event.type means nothing in $state.step, and leaves the very same state',
    ({ state, event }) => {
      expect(transfer(state, event)).toBe(state);
    },
  );
});

describe('startTransfer', () => {
  it('begins empty and with the free speed', () => {
    expect(startTransfer({ key: 'a' })).toEqual({
      step: 'editing',
      key: 'a',
      draft: { amount: 0, instrumentId: null, speed: 'NextDay' },
    });
  });

  it('begins with what is given', () => {
    expect(
      startTransfer({ key: 'a', amount: minorUnits(1), instrumentId: 0, speed: 'Instant' }),
    ).toMatchObject({
      draft: { amount: 1, instrumentId: 0, speed: 'Instant' },
    });
  });

  it('needs an idempotency key', () => {
    expect(() => startTransfer({ key: '' })).toThrow(RangeError);
  });
});

describe('editing', () => {
  it('changes what is named, keeps the rest and the key', () => {
    const state = transfer(stateIn.editing, { type: 'changed', draft: { speed: 'Instant' } });
    expect(state).toEqual({ step: 'editing', key: 'key-1', draft: { ...draft, speed: 'Instant' } });
    expect(transfer(state, { type: 'changed', draft: { instrumentId: null }, key: 'key-2' })).toEqual({
      step: 'editing',
      key: 'key-1',
      draft: { ...draft, speed: 'Instant', instrumentId: null },
    });
  });

  it.each([
    ['amount', { ...draft, amount: minorUnits(3999) }],
    ['destination', { ...draft, instrumentId: 8 }],
    ['speed', { ...draft, speed: 'Instant' }],
  ] as const)('ignores a quote for another %s', (_, other) => {
    expect(transfer(stateIn.editing, { type: 'previewed', draft: other, quote })).toBe(stateIn.editing);
  });

  it('takes a quote for a single cent', () => {
    const cent = { ...draft, amount: minorUnits(1) };
    const state = startTransfer({ key: 'a', ...cent });
    expect(transfer(state, { type: 'previewed', draft: cent, quote })).toMatchObject({
      step: 'previewed',
      draft: cent,
    });
  });

  it('ignores a quote for nothing', () => {
    const nothing = { ...draft, amount: minorUnits(0) };
    const state = startTransfer({ key: 'a', ...nothing });
    expect(transfer(state, { type: 'previewed', draft: nothing, quote })).toBe(state);
  });
});

describe('a change after the preview', () => {
  it.each(['previewed', 'agreed', 'failed'] as const)(
    'in %s goes back to editing under the new key',
    (step) => {
      expect(transfer(stateIn[step], eventOf.changed)).toEqual({
        step: 'editing',
        key: 'key-2',
        draft: { ...draft, amount: 5000 },
      });
    },
  );

  it.each(['previewed', 'agreed', 'failed'] as const)('in %s is refused without a new key', (step) => {
    for (const key of [undefined, '', 'key-1']) {
      expect(transfer(stateIn[step], { ...eventOf.changed, key })).toBe(stateIn[step]);
    }
  });

  it.each([
    { amount: minorUnits(1) },
    { instrumentId: 8 },
    { instrumentId: null },
    { speed: 'Instant' },
  ] as const)('counts for %j', (change) => {
    const state = transfer(stateIn.agreed, { type: 'changed', draft: change, key: 'key-2' });
    expect(state).toEqual({ step: 'editing', key: 'key-2', draft: { ...draft, ...change } });
  });

  it('that changes nothing keeps preview and consent', () => {
    for (const step of ['previewed', 'agreed'] as const) {
      expect(transfer(stateIn[step], { type: 'changed', draft, key: 'key-2' })).toBe(stateIn[step]);
    }
  });

  it('that changes nothing after a failure begins the same transfer once more', () => {
    expect(transfer(stateIn.failed, { type: 'changed', draft: {}, key: 'key-2' })).toEqual({
      step: 'editing',
      key: 'key-2',
      draft,
    });
  });
});

describe('sending', () => {
  it('is counted, and keeps key, draft and quote', () => {
    expect(stateIn.sending).toEqual({ step: 'sending', key: 'key-1', draft, quote, attempts: 1 });
    expect(play(stateIn.unknown, eventOf.retry, eventOf.lost)).toEqual({
      step: 'unknown',
      key: 'key-1',
      draft,
      quote,
      attempts: 2,
      sighting: null,
    });
  });

  it('ends with a receipt or with a reason', () => {
    expect(stateIn.done).toEqual({ step: 'done', key: 'key-1', draft, quote, receipt });
    expect(stateIn.failed).toEqual({ step: 'failed', key: 'key-1', draft, quote, reason: 'card-declined' });
  });

  it('that never left goes back to the consent that was given, with the same key', () => {
    expect(play(stateIn.sending, eventOf['not-sent'])).toEqual(stateIn.agreed);
  });

  it('that did not leave a second time says nothing about the first time', () => {
    expect(play(stateIn.unknown, eventOf.retry, eventOf['not-sent'])).toEqual({
      ...stateIn.unknown,
      attempts: 2,
    });
  });
});

describe('a refusal of a second attempt', () => {
  it('says nothing about the first, and ends nothing', () => {
    const second = transfer(stateIn.unknown, eventOf.retry);
    expect(transfer(second, eventOf.refused)).toEqual({ ...stateIn.unknown, attempts: 2 });
  });
});

describe('a lost answer', () => {
  const answered = (answer: TransferAnswer, key = 'key-1') =>
    transfer(stateIn.unknown, { type: 'answered', key, answer });

  it('is sent again with the same key only', () => {
    expect(transfer(stateIn.unknown, { type: 'retry', key: 'key-2' })).toBe(stateIn.unknown);
    expect(transfer(stateIn.unknown, eventOf.retry)).toEqual({ ...stateIn.sending, attempts: 2 });
  });

  it('ends when the server says what came of this key', () => {
    expect(answered({ status: 'done', receipt })).toEqual(stateIn.done);
    expect(answered({ status: 'refused', reason: 'card-declined' })).toEqual(stateIn.failed);
    expect(answered({ status: 'closed' })).toEqual({ ...stateIn.failed, reason: 'TransferClosed' });
  });

  it.each(['inProgress', 'neverSeen'] as const)('does not end by "%s", which is remembered', (status) => {
    const seen = answered({ status });
    expect(seen).toEqual({ ...stateIn.unknown, sighting: status });
    // Anything sent later makes it out of date.
    expect(play(seen, eventOf.retry, eventOf.lost)).toMatchObject({ step: 'unknown', sighting: null });
  });

  it('does not end by an answer about another key', () => {
    expect(answered({ status: 'done', receipt }, 'key-2')).toBe(stateIn.unknown);
  });
});
