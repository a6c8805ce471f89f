import { datedMomentText, epochMs, transactionStatusOf } from '@dayfare/domain/money';
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
