import type { ContractRequest } from '@dayfare/api/contracts/queries';
import { userType } from '@dayfare/domain/access';
import { type ContractType, contractNumber, contractType } from '@dayfare/domain/contracts';
import { brandingTypeOf } from '@dayfare/domain/product';
import { environmentOfBrand } from '@dayfare/themes/brands';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { domainUser } from '../../platform/session/domain-user.ts';
import { useCell } from '../../platform/state/cell.ts';

/** A contract number from the configuration; undefined if it has none. */
function numberFrom(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Who reads contracts here: requests for them name the person, and the types are those of their brand and region. */
export function useContractReader() {
  const { brand, startup } = useApp();
  const session = useSession();
  const { value } = useCell(startup.configuration);
  const environment = environmentOfBrand(useCell(brand.current));
  const brandingType = brandingTypeOf(environment);
  const reader = { environment, regionId: session && domainUser(session).regionId };
  const [efta, terms] = [value('RegionalEFTAContractType'), value('RegionalTermsOfServiceContractType')].map(
    numberFrom,
  );
  const equivalents = {
    ...(efta !== undefined && { EFTA: efta }),
    ...(terms !== undefined && { TermsOfService: terms }),
  };
  const person = session ? { authAccountID: session.user.id, userID: session.user.userID } : {};
  return {
    environment,
    userType: session ? userType.fromWire(session.user.userType) : null,
    brandingType,
    /** The request for contracts by their number, as the server gives it. */
    byNumber: (number: number) =>
      ({ contractType: number, userSentBrandingType: brandingType, ...person }) satisfies ContractRequest,
    /** The number under which a type is requested. */
    numberOf: (type: ContractType) =>
      session ? contractNumber(type, reader, equivalents) : contractType.toWire(type),
  };
}
