import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardAction,
  type CardParts,
  cardActions,
  cardObstacle,
  cardState,
  isCardActive,
  isInApproval,
} from './card-state.ts';
import { cardApplication, cardApproval, cardBlock, cardStatus } from './enums.ts';

const open: CardParts = {
  ...{ id: 7, status: 'OpenCard', block: 'UnBlocked', isActivated: true, hasPin: true },
  ...{ approval: 'Approved', application: 'Activate' },
};

const anyParts: fc.Arbitrary<CardParts> = fc.record({
  id: fc.integer({ min: 0, max: 3 }),
  status: fc.constantFrom(...cardStatus.names),
  block: fc.constantFrom(...cardBlock.names),
  isActivated: fc.boolean(),
  hasPin: fc.boolean(),
  approval: fc.constantFrom(...cardApproval.names),
  application: fc.constantFrom(...cardApplication.names),
});

describe('cardState', () => {
  it.each([
    ['open', {}],
    ['pinDue', { hasPin: false }],
    ['toActivate', { status: 'IssuedButNotYetActivated', isActivated: false, hasPin: false }],
    // As in the documents: a PIN is enough.
    ['open', { status: 'IssuedButNotYetActivated', isActivated: false }],
    ['toActivate', { status: 'None', hasPin: false }],
    ['locked', { block: 'Blocked' }],
    ['locked', { block: 'Blocked', status: 'IssuedButNotYetActivated', isActivated: false, hasPin: false }],
    ['blocked', { status: 'CardBlockedDueToFraud' }],
    ['blocked', { status: 'NoWithdrawalsAllowed' }],
    ['blocked', { status: 'CardBlockedDueToFraud', block: 'Blocked' }],
    ['reported', { status: 'LostCard' }],
    ['reported', { status: 'StolenCard', block: 'Blocked' }],
    ['reported', { status: 'LostCardNotCaptured' }],
    ['reported', { status: 'StolenCardNotCaptured' }],
    ['closed', { status: 'ClosedCard' }],
    ['closed', { status: 'InactiveCard' }],
    ['closed', { status: 'CardReissued' }],
    ['none', { id: 0 }],
    ['none', { id: 0, approval: 'None' }],
    ['underReview', { id: 0, approval: 'UnderReview' }],
    ['rejected', { id: 0, approval: 'Reject' }],
    ['open', { approval: 'UnderReview' }],
  ] as const)('is %s with %o', (state, parts) => {
    expect(cardState({ ...open, ...parts })).toBe(state);
  });
});

describe('isCardActive', () => {
  it('needs a card, and a PIN or one that is activated and open', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { id, hasPin, isActivated, status } = parts;
        expect(isCardActive(parts)).toBe(id > 0 && (hasPin || (isActivated && status === 'OpenCard')));
      }),
    );
  });
});

describe('isInApproval', () => {
  it('is so under review, while none was applied for', () => {
    for (const approval of cardApproval.names)
      for (const application of cardApplication.names)
        expect(isInApproval({ approval, application })).toBe(
          approval === 'UnderReview' && application === 'None',
        );
  });
});

describe('cardObstacle', () => {
  const more = ['autoload', 'deposit', 'addToWallet'] as const;
  const can = (parts: Partial<CardParts>) =>
    cardActions.filter((action) => cardObstacle(action, { ...open, ...parts }) === null);

  it.each([
    [{ id: 0 }, ['apply']],
    [{ id: 0, approval: 'UnderReview' }, []],
    [{ id: 0, approval: 'Reject' }, ['apply']],
    [
      { status: 'IssuedButNotYetActivated', isActivated: false, hasPin: false },
      ['activate', 'reveal', 'lock', 'replace', 'close', 'payOnline', ...more],
    ],
    [
      { hasPin: false },
      ['setPin', 'reveal', 'lock', 'replace', 'close', 'payOnline', 'payInStores', ...more],
    ],
    [
      {},
      ['setPin', 'reveal', 'lock', 'replace', 'close', 'payOnline', 'payInStores', 'withdrawCash', ...more],
    ],
    [{ block: 'Blocked' }, ['unlock', 'replace', 'close', 'autoload', 'deposit']],
    [{ status: 'CardBlockedDueToFraud' }, []],
    [{ status: 'StolenCard' }, ['replace', 'close']],
    [{ status: 'ClosedCard' }, ['apply']],
  ] as const)('with %o leaves %o', (parts, actions) => {
    expect(can(parts)).toEqual(actions);
  });

  it.each([
    ['apply', {}, 'alreadyThere'],
    ['apply', { status: 'CardBlockedDueToFraud' }, 'alreadyThere'],
    ['apply', { id: 0, approval: 'UnderReview' }, 'underReview'],
    ['activate', {}, 'alreadyActive'],
    ['activate', { hasPin: false }, 'alreadyActive'],
    ['activate', { block: 'Blocked' }, 'locked'],
    ['unlock', {}, 'notLocked'],
    ['unlock', { status: 'StolenCard' }, 'reported'],
    ['unlock', { status: 'CardBlockedDueToFraud' }, 'blocked'],
    ['unlock', { id: 0 }, 'none'],
    ['payInStores', { block: 'Blocked' }, 'locked'],
    ['withdrawCash', { hasPin: false }, 'pinDue'],
    ['lock', { status: 'ClosedCard' }, 'closed'],
  ] as const satisfies readonly (readonly [CardAction, Partial<CardParts>, string])[])(
    '%s with %o is kept by: %s',
    (action, parts, obstacle) => {
      expect(cardObstacle(action, { ...open, ...parts })).toBe(obstacle);
    },
  );

  it('lets no money out of a card that is locked, blocked, reported or closed, or that is none', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const pays = (['payOnline', 'payInStores', 'withdrawCash'] as const).some(
          (action) => cardObstacle(action, parts) === null,
        );
        if (pays) expect(['toActivate', 'pinDue', 'open']).toContain(cardState(parts));
      }),
    );
  });
});
