import { brandingTypeOf } from '../product/index.ts';
import { type ContractType, contractType } from './contract-type.ts';
import { type RegionalEquivalents, regionalContract } from './regional-contract.ts';

/** Who is going to read a contract. */
export interface ContractReader {
  /** The region's number; null or undefined if it isn't known. */
  readonly regionId: number | null | undefined;
  /** The environment whose brand they see. */
  readonly environment: string;
}

/** Types of which partner brands have their own. */
const partnerContracts: Readonly<Partial<Record<ContractType, ContractType>>> = {
  EFTA: 'PartnerBrandEFTA',
  TermsOfService: 'PartnerBrandTermsOfService',
  CardHolderGpr: 'PartnerBrandCardHolder',
  CardHolderPayrollWithCip: 'PartnerBrandCardHolder',
  CardHolderPayrollWithoutCip: 'PartnerBrandCardHolder',
};

/**
 * Returns the contract number to request for a type: the region's version if there is one, otherwise the partner brand's, otherwise the
 * type's own. The law of a region comes before the wording of a brand.
 */
export function contractNumber(
  type: ContractType,
  { regionId, environment }: ContractReader,
  equivalents: RegionalEquivalents,
): number {
  const own = contractType.toWire(type);
  const regional = regionalContract(type, regionId ?? null, equivalents);
  if (regional !== own || brandingTypeOf(environment) === 0) return regional;
  return contractType.toWire(partnerContracts[type] ?? type);
}
