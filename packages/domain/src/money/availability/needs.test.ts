import { describe, expect, it } from 'vitest';
import type { InstrumentCondition } from '../accounts/condition.ts';
import { minorUnits } from '../amounts/amount.ts';
import { type AvailabilityReason, availabilityReason } from '../enums/availability-reason.ts';
import { type NeedFacts, needsOf } from './needs.ts';

const closed = (
  reason: AvailabilityReason,
  own: 'pause' | 'closing' | 'dayLimit' | null = null,
): NeedFacts['why'] => ({
  ...{ kind: 'closed', reason, own, opensOn: null },
});
const needs = (
  reason: AvailabilityReason,
  accounts: readonly InstrumentCondition[] = [],
  more: Partial<NeedFacts> = {},
) => needsOf({ why: closed(reason), earned: minorUnits(100_00), accounts, isAgreementKnown: true, ...more });
const told = (...[reason, accounts, more]: Parameters<typeof needs>) =>
  needs(reason, accounts, more).list.map(({ name, state }) => `${name} ${state}`);

describe('what someone still lacks', () => {
  it('is told in order: what is done, what they do, what others do', () => {
    expect(told('NoInstrument')).toEqual(['hours done', 'account todo', 'money later']);
    expect(told('NoEarnings', [], { earned: minorUnits(0) })).toEqual([
      ...['account todo', 'hours waiting', 'money later'],
    ]);
    expect(told('ContractNotAccepted', ['usable'])).toEqual([
      ...['hours done', 'account done', 'agreement todo', 'money later'],
    ]);
    expect(told('PayrollRunning')).toEqual([
      ...['hours done', 'account todo', 'opening waiting', 'money later'],
    ]);
    expect(told('InstrumentNotVerified', ['checking'])).toEqual([
      ...['hours done', 'account waiting', 'money later'],
    ]);
  });

  it.each([
    ['NoInstrument', [], 'add'],
    ['NoEarnings', ['closed', 'leaving'], 'add'],
    ['InstrumentDisconnected', ['linkExpired', 'closed'], 'connect'],
    ['NoEarnings', ['linkExpired'], 'connect'],
    ['InstrumentNotVerified', ['amountsDue'], 'check'],
    ['InstrumentNotVerified', ['checking', 'amountsDue'], 'check'],
    ['InstrumentNotVerified', [], 'check'],
    ['ContractNotAccepted', [], 'add'],
    ['ContractNotAccepted', ['usable'], 'agreement'],
    ['DeductionNotCleared', [], 'proof'],
    ['UserSuspended', [], 'call'],
    ['Unknown', ['usable'], 'call'],
    ['InstrumentNotVerified', ['checking', 'inReview'], null],
    ['PayrollRunning', ['usable'], null],
    ['UserTerminated', [], null],
  ] as const)('of %s with %j the next step is %s', (reason, accounts, next) => {
    expect(needs(reason, accounts).next).toBe(next);
  });

  it('an agreement that can’t be named leads to a call, a pause to resuming, and a limit of one’s own to nothing', () => {
    expect(needs('ContractNotAccepted', ['usable'], { isAgreementKnown: false }).next).toBe('call');
    expect(needs('EWADeactivated', [], { why: closed('EWADeactivated', 'pause') }).next).toBe('resume');
    expect(needs('EWADeactivated', [], { why: closed('EWADeactivated', 'closing') }).next).toBe('keep');
    expect(needs('MaxedOutDaily', [], { why: closed('MaxedOutDaily', 'dayLimit') })).toEqual({
      ...{ list: [], account: null, next: null },
    });
  });

  it('is nothing for whoever can take money', () => {
    expect(needs('Available', [], { why: { kind: 'earned', taken: minorUnits(0) } })).toEqual({
      ...{ list: [], account: null, next: null },
    });
  });

  it('whoever has no account is led to adding one for every reason but those that it would not help with', () => {
    const without = availabilityReason.names.filter((reason) => needs(reason).next !== 'add');
    expect(without).toEqual([
      ...['EWADeactivated', 'DeductionNotCleared', 'InstrumentNotVerified', 'InstrumentDisconnected'],
      ...['StateNotSupported', 'UserSuspended', 'UserTerminated', 'Unknown'],
    ]);
  });
});
