import { randomUUID } from 'node:crypto';
import { marketplaceContract } from '@dayfare/api/marketplace/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { logInsurance, quotesOf } from './insurance.ts';
import { addressOf, partnerAddress, servicesNow } from './offers.ts';
import { pharmacyCard } from './pharmacy.ts';
import { sendTaxEmail } from './tax-email.ts';

const calls = implement(marketplaceContract).$context<ApiContext>().use(requireSession);

/** Services of partners, and discounts. */
export const marketplaceHandlers = calls.router({
  getServices: calls.getServices.handler(async ({ context }) => ({ services: await servicesNow(context) })),
  getLifeMartSSOUrl: calls.getLifeMartSSOUrl.handler(({ context }) => {
    const address = partnerAddress(context, 'LifeMartUrl');
    address.searchParams.set('ticket', randomUUID());
    return { lifeMartUrl: address.href };
  }),
  sendTurboTaxEmail: calls.sendTurboTaxEmail.handler(({ context }) => sendTaxEmail(context)),
  getPharmacyCard: calls.getPharmacyCard.handler(({ context }) => pharmacyCard(context)),
  getPartnerUrl: calls.getPartnerUrl.handler(({ context, input }) => ({
    url: addressOf(context, input.serviceType).href,
  })),
  getInsuranceQuotes: calls.getInsuranceQuotes.handler(({ context, input }) =>
    quotesOf(context, input.insuranceType),
  ),
  saveInsuranceLogs: calls.saveInsuranceLogs.handler(({ context, input }) => logInsurance(context, input)),
});
