import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAgreedToAll, type PagingAction, type PagingState, page, startPaging } from './paging.ts';

const play = (total: number, ...actions: readonly PagingAction[]): PagingState =>
  actions.reduce(page, startPaging(total));

describe('the contract drawer', () => {
  it('opens on the first page', () => {
    expect(startPaging(3)).toEqual({ kind: 'reading', page: 1, total: 3 });
  });

  it('moves on with each agreement and back with each return', () => {
    expect(play(3, 'agree')).toEqual({ kind: 'reading', page: 2, total: 3 });
    expect(play(3, 'agree', 'agree')).toEqual({ kind: 'reading', page: 3, total: 3 });
    expect(play(3, 'agree', 'agree', 'back')).toEqual({ kind: 'reading', page: 2, total: 3 });
  });

  it('is dismissed with -1 by going back from the first', () => {
    expect(play(3, 'back')).toEqual({ kind: 'dismissed', counter: -1, total: 3 });
    expect(play(3, 'agree', 'back', 'back')).toEqual({ kind: 'dismissed', counter: -1, total: 3 });
    expect(play(1, 'back')).toEqual({ kind: 'dismissed', counter: -1, total: 1 });
  });

  it('is dismissed with the count after the last', () => {
    expect(play(3, 'agree', 'agree', 'agree')).toEqual({ kind: 'dismissed', counter: 3, total: 3 });
    expect(play(1, 'agree')).toEqual({ kind: 'dismissed', counter: 1, total: 1 });
  });

  it('stays dismissed', () => {
    for (const done of [play(1, 'agree'), play(1, 'back')]) {
      expect(page(done, 'agree')).toBe(done);
      expect(page(done, 'back')).toBe(done);
    }
  });

  it.each([0, -1, 1.5, Number.NaN])('does not open with %d contracts', (total) => {
    expect(() => startPaging(total)).toThrow(RangeError);
  });

  it('counts as agreed only after the last page', () => {
    expect(hasAgreedToAll(startPaging(1))).toBe(false);
    expect(hasAgreedToAll(play(2, 'agree'))).toBe(false);
    expect(hasAgreedToAll(play(2, 'agree', 'agree'))).toBe(true);
    expect(hasAgreedToAll(play(1, 'back'))).toBe(false);
  });

  it('whatever is pressed, the page is where agreements less returns lead', () => {
    const anyActions = fc.array(fc.constantFrom<PagingAction>('agree', 'agree', 'back'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), anyActions, (total, actions) => {
        let place = 1;
        for (const action of actions) {
          if (place >= 1 && place <= total) place += action === 'agree' ? 1 : -1;
        }
        const state = play(total, ...actions);
        expect(hasAgreedToAll(state)).toBe(place === total + 1);
        if (place === 0) expect(state).toMatchObject({ kind: 'dismissed', counter: -1 });
        if (place >= 1 && place <= total) expect(state).toMatchObject({ kind: 'reading', page: place });
      }),
    );
  });
});
