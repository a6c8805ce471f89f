import { moneyContract } from '@dayfare/api/money/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../session/index.ts';
import { listInstruments } from './accounts/own-accounts.ts';
import { findTransaction, noteSeen } from './core/find-transaction.ts';
import { sendReceipt } from './core/notices.ts';
import { cancelTransaction } from './transfers/cancel.ts';
import { detailOf, isUnseenFailure } from './transfers/detail.ts';
import { availableFunds, earnings } from './transfers/funds.ts';
import { transactionHistory } from './transfers/history.ts';
import { closeTransferKey, transactionByKey } from './transfers/outcome.ts';
import { performTransaction } from './transfers/perform.ts';
import { previewTransaction } from './transfers/preview.ts';
import { countReceipt } from './transfers/receipt-quota.ts';
import { otherDetail } from './transfers/source-line.ts';

const money = implement(moneyContract).$context<ApiContext>().use(requireSession);
/** For calls about wages. The others are about the person, whichever employer is chosen. */
const wages = money.use(requireEmployment);

/** Earned wages and moving them. */
export const moneyHandlers = money.router({
  getAvailableFunds: wages.getAvailableFunds.handler(({ context }) => availableFunds(context)),
  getEarnings: wages.getEarnings.handler(({ context }) => earnings(context)),
  getInstruments: money.getInstruments.handler(({ context }) =>
    listInstruments(context.db, context.employee.id, context.clock.now()),
  ),
  previewTransaction: wages.previewTransaction.handler(({ context, input }) =>
    previewTransaction(context, input),
  ),
  performTransaction: wages.performTransaction.handler(({ context, input }) =>
    performTransaction(context, input),
  ),
  transactionByKey: money.transactionByKey.handler(({ context, input }) =>
    transactionByKey(context, input.idempotencyKey),
  ),
  closeTransferKey: money.closeTransferKey.handler(({ context, input }) =>
    closeTransferKey(context, input.idempotencyKey),
  ),
  getTransactionHistory: wages.getTransactionHistory.handler(({ context, input }) =>
    transactionHistory(context.db, { ...context.employee, employmentId: context.employmentId }, input, {
      now: context.clock.now(),
      language: context.language,
      timeZone: context.employee.timeZone,
    }),
  ),
  transactionDetails: money.transactionDetails.handler(async ({ context, input }) => {
    const { db, employee, clock, language } = context;
    const reading = { now: clock.now(), language };
    const other = await otherDetail(db, employee, input.transactionID, reading);
    if (other) return other;
    const { transaction, instrument } = await findTransaction(db, employee.id, input.transactionID);
    const detail = await detailOf(db, transaction, instrument, reading);
    if (isUnseenFailure(transaction)) await noteSeen(db, transaction.id, reading.now);
    return detail;
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
    await countReceipt(context, input.emailAddress);
    await sendReceipt(db, input.emailAddress, { employee, ...found, at: clock.now(), language });
    return true;
  }),
});
