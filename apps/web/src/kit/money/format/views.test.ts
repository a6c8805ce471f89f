import type { Instrument, SpeedOption, Transaction } from '@dayfare/api/money/queries';
import { ApiError } from '@dayfare/api/transport';
import { epochMs, isoDate, minorUnits, transactionStatusOf } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { cancelProblem } from '../reasons/cancel.ts';
import { nextStep, refusedWords, returnedWords } from '../reasons/refusals.ts';
import { moneyTexts } from '../testing/money-texts.ts';
import { noFee, preview } from '../testing/transfer-samples.ts';
import { chartDays, hoursText } from './earnings.ts';
import { instrumentChoice, isAccount, offered, preselected } from './instruments.ts';
import { canHave, waysOf } from './speeds.ts';
import { statusWords, transactionItem } from './transactions.ts';

const instrument = (overrides: Partial<Instrument> = {}): Instrument => ({
  id: 501,
  name: 'First Harbor checking',
  kind: 'BankAccount',
  subType: 'ManualBank',
  status: 'Active',
  isDefault: false,
  imageName: 'bank',
  last4: '6789',
  isInstantEligible: false,
  ...{ verification: null, accountType: 'PersonalChecking', card: null, pennyTest: null },
  ...overrides,
});

const transaction = (overrides: Partial<Transaction> = {}): Transaction => ({
  id: 'T-1',
  title: 'To checking',
  transferredTo: 'Checking ••6789',
  amount: minorUnits(4000),
  fee: minorUnits(0),
  statusCode: '2',
  status: 'Completed',
  type: 'Bank',
  speed: 'NextDay',
  createdAt: epochMs(Date.parse('2026-11-20T15:30:00Z')),
  arrivalDate: isoDate('2026-11-23'),
  arrivesAt: epochMs(Date.parse('2026-11-23T14:00:00Z')),
  canCancel: false,
  instrumentId: 501,
  source: 'EWA',
  returnedAmount: minorUnits(0),
  returned: minorUnits(0),
  carriedOver: null,
  failure: null,
  ...overrides,
});

describe('places to send money to', () => {
  it('are accounts and cards in use, those still being checked, and closed ones, which say so', async () => {
    const t = await moneyTexts('en');
    const places = offered([
      instrument(),
      instrument({ id: 2, status: 'Pending' }),
      instrument({ id: 3, status: 'Deleted' }),
      instrument({ id: 4, kind: 'CashPickup' }),
      instrument({ id: 5, status: 'InActive' }),
      instrument({ id: 6, status: 'PendingManualVerification', verification: 'NeedVerification' }),
      instrument({ id: 7, status: 'PendingAutomaticVerification', verification: 'Disconnected' }),
    ]);
    expect(places.map(({ id }) => id)).toEqual([501, 2, 4, 5, 6, 7]);
    expect(places.filter(isAccount).map(({ id }) => id)).toEqual([501, 2, 5, 6, 7]);
    expect(places.map((place) => instrumentChoice(place, t).disabledReason)).toEqual([
      undefined,
      'Still being checked. You can use it once that’s done.',
      undefined,
      'Closed: the bank sent your last transfer back.',
      'Not verified yet. Your accounts say what is missing.',
      'The link to your bank has expired. Sign in to your bank again from your accounts.',
    ]);
    expect(instrumentChoice(instrument(), t)).toMatchObject({
      title: 'First Harbor checking',
      description: 'Bank account ending in 6789 · Next business day only',
    });
  });

  it('begin with the person’s default, or the only one there is', () => {
    const other = instrument({ id: 2 });
    expect(preselected([instrument(), { ...other, isDefault: true }])).toBe(2);
    expect(preselected([instrument({ status: 'Pending', isDefault: true }), other])).toBe(2);
    expect(preselected([instrument({ status: 'InActive', isDefault: true }), other])).toBe(2);
    expect(preselected([instrument(), other])).toBeNull();
  });
});

describe('the two speeds', () => {
  const option = {
    ...{ arrivalDate: isoDate('2026-11-23'), arrivesAt: epochMs(1_000), unavailableReason: null },
    ...{ feeFacts: noFee, totalDebit: minorUnits(4000) },
  };
  const words = async () => ({ t: await moneyTexts('en'), money: (minor: number) => `$${minor / 100}` });
  const nextDay: SpeedOption = { ...option, speed: 'NextDay', fee: minorUnits(0), isAvailable: true };
  const instant: SpeedOption = {
    ...{ ...option, speed: 'Instant', fee: minorUnits(250), isAvailable: true },
    ...{ feeFacts: { ...noFee, kind: 'Offer', usual: minorUnits(500) }, totalDebit: minorUnits(4250) },
  };
  const fee = {
    ...{ feeMinor: 250, totalMinor: 4250 },
    ...{ feeName: 'Instant fee', feeHint: 'Usually $5. You have an offer.' },
  };
  const quoted = (options: readonly SpeedOption[]) => preview({ options });

  it('stand beside each other with fee and arrival', async () => {
    const ways = waysOf(quoted([nextDay, instant]), await words());
    expect(ways).toEqual({
      nextDay: { feeMinor: 0, arrivesAt: '1970-01-01T00:00:01.000Z' },
      instant: { ...fee, arrivesAt: '1970-01-01T00:00:01.000Z' },
    });
  });

  it('say why instant can’t be had, and its fee all the same', async () => {
    const closed = { ...instant, isAvailable: false, unavailableReason: 'InstrumentNotUsable' };
    const ways = waysOf(quoted([nextDay, closed]), await words());
    expect(ways?.instant).toEqual({
      ...fee,
      unavailable: 'This account can’t receive instant transfers.',
    });
    expect(ways && canHave(ways, 'Instant')).toBe(false);
    expect(ways && canHave(ways, 'NextDay')).toBe(true);
  });

  it('are not shown without the free one', async () => {
    const telling = await words();
    expect(waysOf(quoted([instant]), telling)).toBeNull();
    expect(waysOf(quoted([{ ...nextDay, fee: minorUnits(1) }, instant]), telling)).toBeNull();
  });
});

describe('a transaction', () => {
  it('is a row with its title, its day and what became of it', async () => {
    const t = await moneyTexts('en');
    const words = { t, language: 'en', timeZone: 'America/New_York' } as const;
    expect(transactionItem(transaction(), words)).toMatchObject({
      id: 'T-1',
      title: 'To checking',
      subtitle: 'Nov\u00A020',
      minor: 4000,
      status: 'settled',
      href: '/ewa/history/T-1',
    });
    expect(transactionItem(transaction({ speed: 'Instant' }), words).subtitle).toBe('Nov\u00A020 · Instant');
    expect(transactionItem(transaction({ title: '' }), words).title).toBe('Checking ••6789');
  });

  it.each(languages)('has words for every status in %s, and for one that we don’t know', async (language) => {
    const t = await moneyTexts(language);
    for (const statusCode of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']) {
      const status = transactionStatusOf(statusCode);
      const words = statusWords(t, transaction({ status, statusCode }));
      expect(words, statusCode).not.toMatch(/status\./);
    }
    expect(statusWords(t, { status: null })).not.toMatch(/status\./);
  });
});

describe('earnings by day', () => {
  const day = (date: string, earned: number) => ({
    date: isoDate(date),
    earned: minorUnits(earned),
    hours: 1,
    regularHours: 1,
    overtimeHours: 0,
    doubleOvertimeHours: 0,
  });
  const period = {
    ...{ start: isoDate('2026-11-09'), end: isoDate('2026-11-22') },
    ...{ payday: isoDate('2026-11-27'), holiday: null },
  };

  it('show days without work too, up to today', () => {
    const days = chartDays({ period, days: [day('2026-11-10', 6400), day('2026-11-12', 100)] }, '2026-11-12');
    expect(days).toEqual([
      { date: '2026-11-09', minor: 0 },
      { date: '2026-11-10', minor: 6400 },
      { date: '2026-11-11', minor: 0 },
      { date: '2026-11-12', minor: 100 },
    ]);
  });

  it('end with the period', () => {
    expect(chartDays({ period, days: [] }, '2026-12-24').at(-1)?.date).toBe('2026-11-22');
  });

  it('have hours in the language’s own figures', () => {
    expect([hoursText(7.5, 'en'), hoursText(7.5, 'fr')]).toEqual(['7.5', '7,5']);
  });
});

describe('a refusal', () => {
  it.each(languages)('has words in %s, named or not', async (language) => {
    const t = await moneyTexts(language);
    for (const code of ['FundsAmountExceeds', 'ParallelNotAllowed', 'Whatever']) {
      expect(refusedWords(code, t)).toMatch(/^\p{L}.+\.$/u);
    }
    expect(returnedWords('CardDeclined', t)).not.toBe(returnedWords(null, t));
  });

  it('leads to the step that mends it', () => {
    expect(nextStep('FundsAmountExceeds')).toBe('amount');
    expect(nextStep('InstrumentNotUsable')).toBe('where');
    expect(nextStep('PreviewUsed')).toBe('history');
    expect(nextStep('Whatever')).toBe('review');
  });

  it('of a cancellation is told apart from an answer that was lost', () => {
    expect(cancelProblem(new ApiError({ kind: 'http', httpStatus: 409, code: 'NotCancellable' }))).toBe(
      'kit/money/records:detail.tooLate',
    );
    expect(cancelProblem(new ApiError({ kind: 'timeout', mayHaveMoved: true }))).toBe(
      'kit/money/records:detail.cancelLost',
    );
    expect(cancelProblem(new ApiError({ kind: 'offline' }))).toBe('kit/money/records:detail.cancelFailed');
  });
});
