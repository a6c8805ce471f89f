import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoveInFlight, keyedMove, type MoveEvent, type MoveState } from './keyed-move.ts';

type State = MoveState<string, number>;
type Event = MoveEvent<string, number>;

const keys = ['key-1', 'key-2'] as const;
const key = fc.constantFrom(...keys);
const answer = fc.constantFrom(
  { status: 'done', receipt: 1 } as const,
  { status: 'refused', reason: 'FundsNotAvailable' } as const,
  { status: 'closed' } as const,
  { status: 'inProgress' } as const,
  { status: 'neverSeen' } as const,
);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('sent' as const), key, sent: fc.constantFrom('rent', 'lunch') }),
  fc.record({ type: fc.constant('retry' as const), key }),
  fc.record({ type: fc.constant('answered' as const), key, answer }),
  fc.constantFrom<Event>(
    { type: 'not-sent' },
    { type: 'lost' },
    { type: 'succeeded', receipt: 1 },
    { type: 'refused', reason: 'FundsNotAvailable' },
  ),
);

const ready: State = { step: 'ready' };
const play = (...events: readonly Event[]): State => events.reduce<State>(keyedMove, ready);
const sent: Event = { type: 'sent', key: 'key-1', sent: 'rent' };

/** Plays every run of events, and shows each step to `watch`. */
function always(watch: (before: State, event: Event, after: State) => void): void {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      events.reduce<State>((before, event) => {
        const after = keyedMove(before, event);
        watch(before, event, after);
        return after;
      }, ready);
    }),
  );
}

describe('a keyed move', () => {
  it('whose answer was lost ends only with an answer about its key', () => {
    always((before, event, after) => {
      if (before.step !== 'unknown' || isMoveInFlight(after)) return;
      expect(event).toMatchObject({ type: 'answered', key: before.key });
    });
  });

  it('keeps its key and what was sent until it ends', () => {
    always((before, _event, after) => {
      if (isMoveInFlight(before)) expect(after).toMatchObject({ key: before.key, sent: before.sent });
    });
  });

  it('never sends with a key that has ended', () => {
    always((before, _event, after) => {
      if (before.step === 'done' || before.step === 'refused')
        expect(after.step === 'sending' && after.key === before.key).toBe(false);
    });
  });

  it('goes out by a press alone: asking never sends', () => {
    always((before, event, after) => {
      if (after.step === 'sending' && before.step !== 'sending')
        expect(['sent', 'retry']).toContain(event.type);
    });
  });

  it('on a second attempt is not ended by a refusal, which says nothing of the first', () => {
    const again = play(sent, { type: 'lost' }, { type: 'retry', key: 'key-1' });
    expect(again).toMatchObject({ step: 'sending', attempts: 2 });
    expect(keyedMove(again, { type: 'refused', reason: 'FundsNotAvailable' }).step).toBe('unknown');
    expect(keyedMove(again, { type: 'not-sent' }).step).toBe('unknown');
  });

  it('that was certainly not sent may be sent again with the same key', () => {
    const notSent = play(sent, { type: 'not-sent' });
    expect(notSent).toEqual({ step: 'notSent', key: 'key-1', sent: 'rent' });
    expect(keyedMove(notSent, sent)).toMatchObject({ step: 'sending', key: 'key-1', attempts: 1 });
  });

  it('needs a key', () => {
    expect(keyedMove(ready, { type: 'sent', key: '', sent: 'rent' })).toBe(ready);
  });
});
