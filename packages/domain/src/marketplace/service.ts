import { enumeration, type NameOf } from '../enumeration/index.ts';

/** Services that the marketplace can show. The documents list them without numbers. */
export const partnerService = enumeration([
  'InviteCoworker',
  'Uber',
  'GasDiscount',
  'TaxFilingDiscount',
  'MovieTicketsDiscount',
  'CarInsuranceDiscount',
  'PharmacyDiscount',
  'FinancialCounseling',
  'FinancialLearning',
  'FindJob',
  'Amazon',
  'LifeMart',
  'VisaPlus',
  'HomeInsurance',
  'PetInsurance',
]);
export type PartnerService = NameOf<typeof partnerService>;

/**
 * The services to show of those that the server lists, in its order and each once. One without a screen is left out, and so is a number
 * that we don't know: the catalogue may grow before the app does.
 */
export function shownServices<Shown extends PartnerService>(
  listed: readonly number[],
  hasScreen: (service: PartnerService) => service is Shown,
): readonly Shown[] {
  const known = listed.map(partnerService.fromWire).filter((service) => service !== null);
  return [...new Set(known)].filter(hasScreen);
}
