import { minorUnits, transactionStatusCode } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { arrivesAt, detail, preview } from '../testing/transfer-samples.ts';
import { factsText, quotedTransfer, sentTransfer, stageOf } from './transfer-facts.ts';

const t = await moneyTexts('en');
const words = { t, currency: 'USD', timeZone: undefined, money: String } as const;
const made = { ...detail(), speed: 'NextDay', arrivesAt } as const;

describe('the facts of a transfer', () => {
  it('are the same before it is sent and after, but for its number', () => {
    const { quote } = preview();
    const before = quotedTransfer(quote, { speed: 'NextDay', instrument: undefined }, words);
    const after = sentTransfer(
      { ...made, amount: quote.received, fee: quote.fee, totalDebit: quote.totalDebit },
      words,
    );
    const { transactionId, destination, feeName: _name, feeHint: _hint, ...rest } = after;
    const { destination: _, ...quoted } = before;
    expect(rest).toEqual(quoted);
    expect(transactionId).toBe(made.id);
    expect(destination.name).toBe(made.transferredTo);
  });

  it.each(['Failed', 'Canceled'] as const)('name no total and no arrival of one that is %s', (name) => {
    const back = sentTransfer({ ...made, statusCode: transactionStatusCode(name) }, words);
    expect([back.totalMinor, back.arrivesAt]).toEqual([undefined, undefined]);
    expect(back.amountMinor).toBe(minorUnits(made.amount));
  });

  it('are told in the tense of how far it has come', () => {
    expect(factsText(t, 'toSend')).toMatchObject({ arrives: 'Arrives', total: 'Comes off your balance' });
    expect(factsText(t, stageOf({ statusCode: transactionStatusCode('InProgress') }))).toMatchObject({
      arrives: 'Arrives',
      total: 'Came off your balance',
    });
    expect(factsText(t, stageOf({ statusCode: transactionStatusCode('Completed') }))).toMatchObject({
      arrives: 'Arrived',
    });
  });
});
