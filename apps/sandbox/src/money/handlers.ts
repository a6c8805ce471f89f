import { moneyContract } from '@dayfare/api/money/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { cancelTransaction } from './cancel.ts';
import { detailOf } from './detail.ts';
import { findTransaction } from './find-transaction.ts';
import { availableFunds, earnings } from './funds.ts';
import { transactionHistory } from './history.ts';
import { listInstruments } from './instruments.ts';
import { sendReceipt } from './notices.ts';
import { closeTransferKey, transactionByKey } from './outcome.ts';
import { performTransaction } from './perform.ts';
import { previewTransaction } from './preview.ts';

const money = implement(moneyContract).$context<ApiContext>().use(requireSession);

/** Earned wages and moving them. */
export const moneyHandlers = money.router({
  getAvailableFunds: money.getAvailableFunds.handler(({ context }) =>
    availableFunds(context, context.employee.id),
  ),
  getEarnings: money.getEarnings.handler(({ context }) => earnings(context, context.employee.id)),
  getInstruments: money.getInstruments.handler(({ context }) =>
    listInstruments(context.db, context.employee.id),
  ),
  previewTransaction: money.previewTransaction.handler(({ context, input }) =>
    previewTransaction(context, context.employee.id, input),
  ),
  performTransaction: money.performTransaction.handler(({ context, input }) =>
    performTransaction(context, input),
  ),
  transactionByKey: money.transactionByKey.handler(({ context, input }) =>
    transactionByKey(context, input.idempotencyKey),
  ),
  closeTransferKey: money.closeTransferKey.handler(({ context, input }) =>
    closeTransferKey(context, input.idempotencyKey),
  ),
  getTransactionHistory: money.getTransactionHistory.handler(({ context, input }) =>
    transactionHistory(context.db, context.employee.id, input, {
      now: context.clock.now(),
      language: context.language,
    }),
  ),
  transactionDetails: money.transactionDetails.handler(async ({ context, input }) => {
    const { db, employee, clock, language } = context;
    const { transaction, instrument } = await findTransaction(db, employee.id, input.transactionID);
    return detailOf(db, transaction, instrument, { now: clock.now(), language });
  }),
  cancelTransaction: money.cancelTransaction.handler(({ context, input }) =>
    cancelTransaction(context, input.id),
  ),
  cancelTransactionAlternate: money.cancelTransactionAlternate.handler(({ context, input }) =>
    cancelTransaction(context, input.id),
  ),
  sendEmailReceipt: money.sendEmailReceipt.handler(async ({ context, input }) => {
    const { db, employee, clock, language } = context;
    const found = await findTransaction(db, employee.id, input.transactionID);
    await sendReceipt(db, input.emailAddress, { employee, ...found, at: clock.now(), language });
    return true;
  }),
});
