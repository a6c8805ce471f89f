import { debitCardContract } from '@dayfare/api/money/accounts/debit-card-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import { frameFor } from './frame.ts';
import { confirmByLookup, lookUp } from './lookup.ts';
import { billingAddressOf, chooseFeeCard } from './mine.ts';
import { reVerify } from './re-verify.ts';
import { typedCard } from './typed-card.ts';

const calls = implement(debitCardContract).$context<ApiContext>().use(requireSession);

/** Linking debit cards, having their banks confirm them, and verifying them again. */
export const debitCardHandlers = calls.router({
  getCardFrame: calls.getCardFrame.handler(async ({ context, input }) => {
    const vault = context.cardVault.get();
    return { frameUrl: vault && (await vault.open(frameFor(context, input.origin))) };
  }),
  isUsBankCardBin: calls.isUsBankCardBin.handler(
    async ({ context, input }) => (await typedCard(context, input.cardToken)).issuer === 'usBank',
  ),
  isProductCardBinMatched: calls.isProductCardBinMatched.handler(
    async ({ context, input }) => (await typedCard(context, input.cardToken)).issuer === 'product',
  ),
  getCardBillingAddress: calls.getCardBillingAddress.handler(({ context, input }) =>
    billingAddressOf(context, Number(input.id)),
  ),
  get3DSLookup: calls.get3DSLookup.handler(({ context, input }) => lookUp(context, input)),
  updateInstantDebitCard3dsAccountID: calls.updateInstantDebitCard3dsAccountID.handler(
    async ({ context, input }) => {
      await confirmByLookup(context, input);
      return listInstruments(context.db, context.employee.id, context.clock.now());
    },
  ),
  reVerifyFiservCard: calls.reVerifyFiservCard.handler(({ context, input }) => reVerify(context, input)),
  changeHybridModelCard: calls.changeHybridModelCard.handler(async ({ context, input }) => {
    await chooseFeeCard(context, input.instrumentID);
    return listInstruments(context.db, context.employee.id, context.clock.now());
  }),
});
