import type { Transaction } from '@dayfare/api/money/queries';
import { epochMs, minorUnits } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { expect, it } from 'vitest';
import { moneyTexts } from '../../../../kit/money/testing/money-texts.ts';
import { detail } from '../../../../kit/money/testing/transfer-samples.ts';
import { statementContent } from './statement-content.ts';

const line = (change: Partial<Transaction>): Transaction => ({
  ...detail(),
  ...{ instrumentId: null, createdAt: epochMs(Date.parse('2026-11-20T15:00:00Z')), fee: minorUnits(299) },
  ...change,
});

async function contentOf(
  transactions: readonly Transaction[],
  language: Language = 'en',
  today = '2026-12-02',
) {
  const t = await moneyTexts(language);
  const owner = { person: 'Maya Torres', employer: null };
  const words = { t, language, today, money: String, currency: 'USD', timeZone: undefined } as const;
  const {
    title,
    facts,
    body = [],
  } = statementContent({ month: '2026-11', owner, userId: 7, transactions }, words);
  const [table] = body;
  if (table?.kind !== 'table') throw new Error('A statement has a table.');
  return { title, facts: new Map(facts.map(({ name, value }) => [name, value])), table, note: body[1] };
}

it('a statement’s figures are without what came back, add up to its totals, and say so', async () => {
  const { table, facts, note } = await contentOf([
    line({ statusCode: '2', amount: minorUnits(4000) }),
    // A part came back with its share of the fee.
    line({
      ...{ statusCode: '2', amount: minorUnits(6000) },
      returnedAmount: minorUnits(2000),
      returned: minorUnits(2100),
    }),
    // It failed: all of it came back.
    line({
      statusCode: '3',
      amount: minorUnits(9000),
      returnedAmount: minorUnits(9000),
      returned: minorUnits(9299),
    }),
  ]);
  expect(table.rows.map(({ cells }) => cells.slice(-2))).toEqual([
    ['4000', '299'],
    ['4000', '199'],
    ['0', '0'],
  ]);
  expect(table.total?.slice(-2)).toEqual(['8000', '498']);
  expect([facts.get('Transfers'), facts.get('Sent to you'), facts.get('Fees')]).toEqual(['2', '8000', '498']);
  expect(note).toMatchObject({ text: 'Amounts and fees are without what came back to you.' });
});

it('a statement is of the days until today, with whose it is, its reference and its currency', async () => {
  const { facts, title, note } = await contentOf([line({ statusCode: '2' })]);
  const plain = (text = '') => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
  expect(title).toBe('Statement for November 2026');
  expect(plain(facts.get('Period'))).toBe('November 1 – 30, 2026');
  expect([facts.get('Account holder'), facts.get('Reference'), facts.get('Currency')]).toEqual([
    ...['Maya Torres', '2026-11-7', 'US Dollar (USD)'],
  ]);
  expect(note).toBeUndefined();
  const now = await contentOf([line({ statusCode: '2' })], 'fr', '2026-11-01');
  expect(plain(now.title)).toBe('Relevé : novembre 2026');
  expect(now.facts.get('Période')).toBe('1er novembre 2026');
});
