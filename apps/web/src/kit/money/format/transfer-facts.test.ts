import { minorUnits, transactionStatusCode } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { detail, preview } from '../testing/transfer-samples.ts';
import { factsText, quotedTransfer, stageOf, trackedTransfer } from './transfer-facts.ts';

const t = await moneyTexts('en');
const words = { t, currency: 'USD', timeZone: undefined, money: String } as const;
const made = { ...detail(), speed: 'NextDay' } as const;

describe('the facts of a transfer', () => {
  it('are the same before it is sent and after, but for its number, and its times, which the tracker has', () => {
    const { quote } = preview();
    const before = quotedTransfer(quote, { speed: 'NextDay', instrument: undefined }, words);
    const after = trackedTransfer(
      { ...made, amount: quote.received, fee: quote.fee, totalDebit: quote.totalDebit },
      words,
    );
    const { transactionId, destination, feeName: _name, feeHint: _hint, ...rest } = after;
    const { destination: _, arrivesAt: _time, ...quoted } = before;
    expect(rest).toEqual(quoted);
    expect(transactionId).toBe(made.id);
    expect(destination.name).toBe(made.transferredTo);
  });

  it.each(['Failed', 'Canceled'] as const)('name no total of one that is %s', (name) => {
    const back = trackedTransfer({ ...made, statusCode: transactionStatusCode(name) }, words);
    expect(back.totalMinor).toBeUndefined();
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
