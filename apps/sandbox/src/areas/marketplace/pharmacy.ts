import { type ConfiguredServer, valueNow } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { isMarketplaceOn } from './offers.ts';

/** Numbers by which a pharmacy's till finds who gives the discount. */
const till = { bin: '610600', pcn: 'SAVE' } as const;

/** The number of a card: its first part is the person's, its second tells apart the people that they live with. */
export const cardNumber = (employeeId: number, member?: number): string =>
  `RX${String(employeeId).padStart(8, '0')}${member === undefined ? '' : `-${String(member).padStart(2, '0')}`}`;

/** The group of the card, `PharmacyGroupId`. Refuses with PartnerNotAvailable while there is no discount. */
export function pharmacyGroup(server: ConfiguredServer): string {
  const group = isMarketplaceOn(server) && valueNow(server, 'PharmacyGroupId');
  if (!group) throw new Refusal('PartnerNotAvailable');
  return group;
}

/** The card of one person. Refuses with PartnerNotAvailable while there is none. */
export const pharmacyCard = (context: ApiContext & SignedIn) => ({
  ...{ memberID: cardNumber(context.employee.id), groupID: pharmacyGroup(context), ...till },
});
