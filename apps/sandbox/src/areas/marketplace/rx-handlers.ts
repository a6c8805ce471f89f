import { rxContract } from '@dayfare/api/marketplace/rx-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { drugPrices, findDrugs } from './drug-prices.ts';
import { addFamilyCard, familyCards, removeFamilyCard } from './family-cards.ts';

const calls = implement(rxContract).$context<ApiContext>().use(requireSession);

/** Prices of prescriptions with the discount card, and cards for the family. */
export const rxHandlers = calls.router({
  findDrugs: calls.findDrugs.handler(({ context, input }) => findDrugs(context, input.text)),
  getDrugPrices: calls.getDrugPrices.handler(({ context, input }) => drugPrices(context, input)),
  getFamilyCards: calls.getFamilyCards.handler(({ context }) => familyCards(context)),
  addFamilyCard: calls.addFamilyCard.handler(({ context, input }) => addFamilyCard(context, input.name)),
  removeFamilyCard: calls.removeFamilyCard.handler(({ context, input }) =>
    removeFamilyCard(context, input.cardID),
  ),
});
