import {
  compareQuotes,
  type InsuranceKind,
  insuranceKind,
  type PartnerService,
  partnerService,
} from '@dayfare/domain/marketplace';
import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { marketplaceContract } from './contract.ts';

/** The numbers of the services offered to the user, as the server orders them. */
export function servicesQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['marketplace', 'services'],
    ask: ({ signal }) => api.client(marketplaceContract).getServices(undefined, { signal }),
    read: ({ services }): readonly number[] => services.map(({ serviceType }) => serviceType),
    staleTime: 0,
  });
}

/**
 * Asks for the address that signs the person in at LifeMart. Rejects with ApiError, and with RangeError for an address that isn't https:
 * it comes from a partner.
 */
export async function lifeMartAddress(api: ApiClient): Promise<URL> {
  const { lifeMartUrl } = await api.client(marketplaceContract).getLifeMartSSOUrl();
  return secure(lifeMartUrl);
}

function secure(text: string): URL {
  const address = URL.parse(text);
  if (address?.protocol !== 'https:') throw new RangeError('The address of a partner is not https.');
  return address;
}

/** Asks for the address of a partner that is left for by an address alone. Rejects as {@link lifeMartAddress} does. */
export async function partnerAddress(api: ApiClient, service: PartnerService): Promise<URL> {
  const serviceType = partnerService.toWire(service);
  return secure((await api.client(marketplaceContract).getPartnerUrl({ serviceType })).url);
}

/** The card that a pharmacy takes a discount off for. */
export function pharmacyCardQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['marketplace', 'pharmacy-card'],
    ask: ({ signal }) => api.client(marketplaceContract).getPharmacyCard(undefined, { signal }),
    read: ({ memberID: memberId, groupID: groupId, bin, pcn }) => ({ memberId, groupId, bin, pcn }),
    staleTime: 0,
  });
}

/** Quotes of one kind of insurance, in the order in which they are compared. */
export function insuranceQuotesQuery(api: ApiClient, kind: InsuranceKind) {
  return entityQuery({
    queryKey: ['marketplace', 'insurance', kind],
    ask: ({ signal }) =>
      api
        .client(marketplaceContract)
        .getInsuranceQuotes({ insuranceType: insuranceKind.toWire(kind) }, { signal }),
    read: ({ currency, quotes }) => ({
      currency: currencyFromWire(currency),
      quotes: compareQuotes(
        quotes.map(({ quoteID, company, premium, deductible, coverage }) => ({
          ...{ id: quoteID, company, premium: fromWire(premium) },
          ...{ deductible: fromWire(deductible), coverage: fromWire(coverage) },
        })),
      ),
    }),
    staleTime: 0,
  });
}

/** Notes that the user compared quotes (null) or went on with one. Rejects with ApiError. */
export const logInsurance = (api: ApiClient, kind: InsuranceKind, quote: number | null): Promise<boolean> =>
  api
    .client(marketplaceContract)
    .saveInsuranceLogs({ insuranceType: insuranceKind.toWire(kind), quoteID: quote });

/** E-mails the link to the tax-filing discount. Rejects with ApiError. */
export const sendTaxEmail = (api: ApiClient): Promise<boolean> =>
  api.client(marketplaceContract).sendTurboTaxEmail();
