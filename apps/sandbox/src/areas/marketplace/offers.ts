import { hasAtMostTwoDecimals } from '@dayfare/api/wire';
import {
  type PartnerService,
  partnerService,
  type TicketKind,
  ticketKind,
  ticketPriceKeys,
} from '@dayfare/domain/marketplace';
import { fromWire, type MinorUnits } from '@dayfare/domain/money';
import {
  type ConfiguredServer,
  isSwitchedOn,
  numberNow,
  valueNow,
} from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { areJobsOffered } from '../connect/index.ts';
import { isProgrammeOpen } from '../referral/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';

/** Whether the marketplace is on. */
export const isMarketplaceOn = (server: ConfiguredServer): boolean =>
  isSwitchedOn(server, 'EnableMarketPlace');

/** A service, and whether it is offered now. */
type Offer = readonly [PartnerService, (server: ConfiguredServer) => boolean];

/** Whether the configuration has a partner's address under a key. */
const hasAddress = (server: ConfiguredServer, key: string) => Boolean(valueNow(server, key));

/** What a ticket of each kind costs that has a price. */
const ticketPrices = (
  server: ConfiguredServer,
): readonly { readonly kind: TicketKind; readonly price: MinorUnits }[] =>
  ticketKind.names.flatMap((kind) => {
    const price = numberNow(server, ticketPriceKeys[kind]);
    return price > 0 && hasAtMostTwoDecimals(price) ? [{ kind, price: fromWire(price) }] : [];
  });

/** What members pay less for a gallon of gas, in cents: `GasDiscountCents`. None where that is no whole number. */
export function gasDiscount(server: ConfiguredServer): number {
  const cents = numberNow(server, 'GasDiscountCents');
  return Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
}

/** Partners that are left for by an address alone, with the key of the configuration that holds it. */
const addressKeys = {
  CarInsuranceDiscount: 'InsuranceUrl',
  HomeInsurance: 'InsuranceUrl',
  PetInsurance: 'InsuranceUrl',
  FinancialCounseling: 'CounselingUrl',
  FinancialLearning: 'LearningUrl',
} as const satisfies Partial<Record<PartnerService, string>>;

const isAddressed = (service: PartnerService): service is keyof typeof addressKeys =>
  Object.hasOwn(addressKeys, service);

const addressed = Object.entries(addressKeys).flatMap(([service, key]): Offer[] => {
  const name = partnerService.names.find((one) => one === service);
  return name ? [[name, (server) => hasAddress(server, key)]] : [];
});

const offers: readonly Offer[] = [
  ['Uber', () => true],
  ['LifeMart', (server) => hasAddress(server, 'LifeMartUrl')],
  ['GasDiscount', (server) => gasDiscount(server) > 0],
  ['TaxFilingDiscount', (server) => hasAddress(server, 'TurboTaxUrl')],
  ['MovieTicketsDiscount', (server) => ticketPrices(server).length > 0],
  ['PharmacyDiscount', (server) => hasAddress(server, 'PharmacyGroupId')],
  ...addressed,
  ['Amazon', (server) => isSwitchedOn(server, 'EnableAmazon')],
  ['VisaPlus', () => true],
  ['InviteCoworker', isProgrammeOpen],
];

/** Whether the person's employer offers its people jobs. */
async function seesJobs(context: ApiContext & SignedIn): Promise<boolean> {
  const employerId = (await employmentOf(context.db, context))?.employerId ?? null;
  return employerId !== null && areJobsOffered(context.db, employerId);
}

/** The services that are offered to the person now, as on the wire; none while the marketplace is off. */
export async function servicesNow(context: ApiContext & SignedIn): Promise<{ serviceType: number }[]> {
  if (!isMarketplaceOn(context)) return [];
  const open = offers.filter(([, isOffered]) => isOffered(context)).map(([service]) => service);
  const listed: readonly PartnerService[] = (await seesJobs(context)) ? [...open, 'FindJob'] : open;
  return listed.map((service) => ({ serviceType: partnerService.toWire(service) }));
}

/** The address of a partner. Refuses with PartnerNotAvailable if it isn't configured or the marketplace is off. */
export function partnerAddress(
  server: ConfiguredServer,
  key: 'LifeMartUrl' | 'TurboTaxUrl' | (typeof addressKeys)[keyof typeof addressKeys],
): URL {
  const address = isMarketplaceOn(server) ? URL.parse(valueNow(server, key) ?? '') : null;
  if (!address) throw new Refusal('PartnerNotAvailable');
  return address;
}

/** The address of a partner that is left for by an address alone. Refuses with PartnerNotAvailable, also for any other service. */
export function addressOf(server: ConfiguredServer, serviceType: number): URL {
  const service = partnerService.fromWire(serviceType);
  if (!service || !isAddressed(service)) throw new Refusal('PartnerNotAvailable');
  return partnerAddress(server, addressKeys[service]);
}

/** The kinds of tickets that are sold, with their prices. Refuses with PartnerNotAvailable while there are none or the marketplace is off. */
export function requireTickets(server: ConfiguredServer): ReturnType<typeof ticketPrices> {
  const kinds = isMarketplaceOn(server) ? ticketPrices(server) : [];
  if (kinds.length === 0) throw new Refusal('PartnerNotAvailable');
  return kinds;
}
