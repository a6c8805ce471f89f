import { spendCategories } from '@dayfare/domain/smartspend';
import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireInstant, wireNumber } from '../wire/index.ts';

const category = z.enum(spendCategories);

const spending = z.object({
  id: z.string(),
  merchant: z.string(),
  amount: wireAmount,
  at: wireInstant,
  category,
  /** Whether the person has said so; otherwise the rules do. */
  isCorrected: z.boolean(),
  source: z.enum(['bank', 'card']),
});

/** A month of a person's budget. */
const budget = z.object({
  currency: z.string(),
  /** `2026-10`. */
  month: z.string(),
  /** The months that have anything, the newest first. */
  months: z.array(z.string()),
  income: wireAmount,
  spent: wireAmount,
  /** In the order of the list; those with nothing are there too. */
  categories: z.array(
    z.object({
      category,
      spent: wireAmount,
      /** In the month before. */
      before: wireAmount,
      limit: z.nullable(wireAmount),
    }),
  ),
  /** The newest hundred of the month. */
  spendings: z.array(spending),
  total: wireNumber,
  /** Until payday; null for users without wages. */
  safe: z.nullable(
    z.object({
      available: wireAmount,
      held: wireAmount,
      bills: wireAmount,
      today: wireDate,
      payday: wireDate,
    }),
  ),
  /** Bills that are due until payday. */
  billsAhead: z.array(
    z.object({ billID: wireNumber, name: z.string(), dueDate: wireDate, amount: wireAmount }),
  ),
});

/** What comes in and goes out, by category. */
export const smartspendContract = {
  /** A month by category, with what can be spent until payday. */
  getBudget: call('POST', 'smartspend/GetBudget', {
    input: z.object({
      /** `2026-10`; left out: this month. */
      month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
    }),
    payload: budget,
    meta: { kind: 'read', ours: true },
  }),
  /** Say what a merchant is for, for what was and what will be. Repeating it changes nothing. */
  setMerchantCategory: call('POST', 'smartspend/SetMerchantCategory', {
    input: z.object({ merchant: z.string().check(z.minLength(1), z.maxLength(100)), category }),
    payload: z.object({ category }),
    meta: { ours: true },
  }),
  /** Set a limit a month for a category, or take it away. Repeating it changes nothing. */
  setCategoryLimit: call('POST', 'smartspend/SetCategoryLimit', {
    input: z.object({ category, limit: z.nullable(wireAmount.check(z.gt(0))) }),
    payload: z.object({ limit: z.nullable(wireAmount) }),
    meta: { ours: true },
  }),
};

/** A month as on the wire. */
export type WireBudget = z.infer<typeof budget>;
