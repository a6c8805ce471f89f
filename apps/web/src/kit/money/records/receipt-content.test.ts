import { datedMomentText, epochMs, minorUnits, transactionStatusOf } from '@dayfare/domain/money';
import { expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { detail } from '../testing/transfer-samples.ts';
import { receiptContent } from './receipt-content.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
const t = await moneyTexts('en');
const moment = (time: ReturnType<typeof at>) => datedMomentText(time, { language: 'en', timeZone: 'UTC' });

it('a receipt that is kept has the time at which the money arrived, and until then the one that is promised', () => {
  const promised = { arrivesAt: at('2026-11-23T14:00:00Z') };
  const arrived = {
    ...{ statusCode: '2', status: transactionStatusOf('2') },
    events: [{ at: at('2026-11-23T13:12:00Z'), statusCode: '2' }],
  };
  const factOf = (name: string, change: Partial<ReturnType<typeof detail>>) =>
    receiptContent(
      { ...detail(), ...promised, ...change },
      { person: '', employer: null },
      { t, moment, language: 'en', money: String, currency: 'USD' },
    ).facts.find((fact) => fact.name === name)?.value;
  expect(factOf('Arrives', {})).toBe(moment(promised.arrivesAt));
  expect(factOf('Arrived', arrived)).toBe(moment(at('2026-11-23T13:12:00Z')));
});

it('a receipt lists what came back of a transfer, and the sum without it; one that failed has no sum', () => {
  const bodyOf = (change: Partial<ReturnType<typeof detail>>) => {
    const owner = { person: 'Maya Torres', employer: 'Harbor' };
    const words = { t, moment, language: 'en', money: String, currency: 'USD' } as const;
    const [table] = receiptContent({ ...detail(), ...change }, owner, words).body ?? [];
    if (table?.kind !== 'table') throw new Error('A receipt has a table.');
    return { lines: table.rows.map(({ cells }) => cells), total: table.total };
  };
  const partly = { statusCode: '2', totalDebit: minorUnits(4000), returned: minorUnits(1500) };
  expect(bodyOf(partly)).toEqual({
    lines: [
      ['Transfer', '4000'],
      ['Fee', 'Free'],
      ['Came back to you', '−1500'],
    ],
    total: ['Came off your balance', '2500'],
  });
  const failed = bodyOf({ statusCode: '3', returned: minorUnits(4000) });
  expect(failed.lines.map(([name]) => name)).toEqual(['Transfer', 'Fee']);
  expect(failed.total).toBeUndefined();
});
