import type { TransactionDetail } from '@dayfare/api/money/queries';
import { epochMs, minorUnits, momentText, transactionStatusOf } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { detail as sample } from '../testing/transfer-samples.ts';
import { trackSteps } from './track-steps.ts';

const timeZone = 'America/New_York';
const at = (iso: string) => epochMs(Date.parse(iso));
const friday = at('2026-11-20T15:30:00Z');
const t = await moneyTexts('en');

const made = (change: Partial<TransactionDetail> = {}): TransactionDetail => ({
  ...sample(),
  ...{ speed: 'NextDay', createdAt: friday, arrivesAt: at('2026-11-23T14:00:00Z') },
  leavesAt: at('2026-11-20T22:00:00Z'),
  events: [{ at: friday, statusCode: '0' }],
  ...change,
});
const ended = (statusCode: string, time: string, change: Partial<TransactionDetail> = {}) =>
  made({
    ...{ statusCode, status: transactionStatusOf(statusCode) },
    ...{ sentAt: at('2026-11-20T22:00:00Z'), acceptedAt: at('2026-11-20T22:01:00Z') },
    events: [
      { at: friday, statusCode: '0' },
      { at: at(time), statusCode },
    ],
    ...change,
  });

const stepsOf = (detail: TransactionDetail, now = friday) =>
  trackSteps(detail, {
    ...{ t, language: 'en', timeZone, currency: 'USD', now },
    money: (minor) => `$${(minor / 100).toFixed(2)}`,
    moment: (time) => momentText(time, { language: 'en', timeZone }),
  }).map(({ title, time, description }) =>
    // Intl uses several kinds of no-break spaces.
    [title, time, description]
      .filter(Boolean)
      .join(' | ')
      .replace(/[\u202F\u00A0]/g, ' '),
  );

describe('the way of a transfer', () => {
  it('has each step with its own time, and the promised day at the end', () => {
    expect(stepsOf(made())).toEqual([
      'Requested | Fri, Nov 20, 10:30 AM EST',
      'Leaves | Fri, Nov 20, 5:00 PM EST',
      'With the bank',
      'Arrives | Mon, Nov 23, 9:00 AM EST',
    ]);
    expect(stepsOf(ended('2', '2026-11-23T13:12:00Z'))).toEqual([
      'Requested | Fri, Nov 20, 10:30 AM EST',
      'Sent | Fri, Nov 20, 5:00 PM EST',
      'With the bank | Fri, Nov 20, 5:01 PM EST',
      'Arrived | Mon, Nov 23, 8:12 AM EST | Promised: Mon, Nov 23, 9:00 AM EST.',
    ]);
  });

  it('says why a day is later than usual, beside that day', () => {
    const thanksgiving = made({
      createdAt: at('2026-11-25T23:29:00Z'),
      arrivesAt: at('2026-11-30T14:00:00Z'),
    });
    expect(stepsOf(thanksgiving).at(-1)).toBe(
      'Arrives | Mon, Nov 30, 9:00 AM EST | Banks are closed on Thu, Nov 26.',
    );
  });

  it('says what was promised first, and why that has changed', () => {
    const late = { promisedArrivesAt: at('2026-11-23T14:00:00Z'), arrivesAt: at('2026-11-25T14:00:00Z') };
    const left = { sentAt: at('2026-11-24T16:00:00Z'), acceptedAt: at('2026-11-24T16:00:00Z') };
    expect(stepsOf(made({ ...late, ...left })).slice(1)).toEqual([
      'Sent | Tue, Nov 24, 11:00 AM EST | Planned: Fri, Nov 20, 5:00 PM EST.',
      'With the bank | Tue, Nov 24, 11:00 AM EST',
      'Arrives | Wed, Nov 25, 9:00 AM EST | We first said Mon, Nov 23, 9:00 AM EST. It left later than planned, so it arrives later.',
    ]);
    const checked = made({
      ...{ ...late, ...left },
      events: [
        { at: friday, statusCode: '0' },
        { at: at('2026-11-20T22:00:00Z'), statusCode: '8' },
        { at: at('2026-11-24T16:00:00Z'), statusCode: '0' },
      ],
    });
    expect(stepsOf(checked)[1]).toBe('Being checked | Fri, Nov 20, 5:00 PM EST');
    expect(stepsOf(checked).at(-1)).toMatch(/We checked it before it left, so it arrives later\.$/);
  });

  it('says that it is late where its time has passed and nothing is known', () => {
    const [, leaves, , arrives] = stepsOf(made(), at('2026-11-23T16:00:00Z'));
    expect(leaves).toMatch(/It should have left by now\. We keep trying/);
    expect(arrives).toMatch(/It should be there by now\./);
    expect(stepsOf(made(), at('2026-11-20T22:30:00Z'))[1]).toBe('Leaves | Fri, Nov 20, 5:00 PM EST');
  });

  it('ends where it went back, and says how much arrived of what came in part', () => {
    expect(stepsOf(ended('3', '2026-11-24T14:00:00Z')).at(-1)).toBe(
      'Didn’t go through | Tue, Nov 24, 9:00 AM EST',
    );
    expect(stepsOf(ended('5', '2026-11-23T13:00:00Z', { returnedAmount: minorUnits(2000) })).at(-1)).toBe(
      'Arrived | Mon, Nov 23, 8:00 AM EST | $20.00 of $40.00 arrived. Promised: Mon, Nov 23, 9:00 AM EST.',
    );
  });

  it('names the place that it goes to', () => {
    expect(stepsOf(made({ type: 'CashPickup' })).slice(-2)).toEqual([
      'Ready to pick up | Mon, Nov 23, 9:00 AM EST',
      'Picked up',
    ]);
    expect(stepsOf(made({ type: 'BillPayment' }))[2]).toBe('With the company');
  });
});
