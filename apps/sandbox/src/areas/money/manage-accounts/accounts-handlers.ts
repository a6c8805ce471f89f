import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { bankNameOf } from '../accounts/banks.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import { instrumentTypes } from '../accounts/types.ts';
import { resendDeposits, verifyDeposits } from '../penny-test/penny-test.ts';
import { removeInstrument } from './remove.ts';
import { saveInstrument } from './save.ts';

const calls = implement(accountsContract).$context<ApiContext>().use(requireSession);

/** The accounts and cards that money goes to. */
export const accountsHandlers = calls.router({
  getInstrumentsAlternate: calls.getInstrumentsAlternate.handler(({ context }) =>
    listInstruments(context.db, context.employee.id, context.clock.now()),
  ),
  getInstrument: calls.getInstrument.handler(async ({ context, input }) => {
    const { instruments } = await listInstruments(context.db, context.employee.id, context.clock.now());
    const found = instruments.find(
      ({ id, instrumentType }) => id === Number(input.id) && instrumentType === Number(input.instrumentType),
    );
    if (!found) throw new Refusal('InstrumentNotFound');
    return found;
  }),
  saveInstrument: calls.saveInstrument.handler(({ context, input }) => saveInstrument(context, input)),
  deleteInstrument: calls.deleteInstrument.handler(async ({ context, input }) => {
    await removeInstrument(context, { id: Number(input.id), kind: Number(input.instrumentType) });
    return listInstruments(context.db, context.employee.id, context.clock.now());
  }),
  getInstrumentTypes: calls.getInstrumentTypes.handler(({ context }) => instrumentTypes(context.language)),
  getInstrumentsAndTypes: calls.getInstrumentsAndTypes.handler(async ({ context, input }) => {
    const { db, employee, clock, language } = context;
    if (![0, employee.id].includes(Number(input.id))) throw new Refusal('InvalidRequest');
    return { ...(await listInstruments(db, employee.id, clock.now())), ...instrumentTypes(language) };
  }),
  performUSBankPennyTest: calls.performUSBankPennyTest.handler(async ({ context, input }) => {
    await resendDeposits(context, input.instrumentID);
    return listInstruments(context.db, context.employee.id, context.clock.now());
  }),
  verifyUSBankPennyTest: calls.verifyUSBankPennyTest.handler(async ({ context, input }) => {
    await verifyDeposits(context, input);
    return listInstruments(context.db, context.employee.id, context.clock.now());
  }),
  findBank: calls.findBank.handler(({ input }) => ({ bankName: bankNameOf(input.routingNumber) })),
});
