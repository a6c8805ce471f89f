import { type ContractType, contractType } from './contract-type.ts';

/** The contracts that a region may have versions of its own of. */
export type RegionalContract = Extract<ContractType, 'EFTA' | 'TermsOfService'>;

/** Numbers of a region's own versions. The documents leave them open: they come from the configuration. */
export type RegionalEquivalents = Readonly<Partial<Record<RegionalContract, number>>>;

/** The region whose people are shown versions of their own. */
const regionWithOwnContracts = 4;

/** The number to ask for: in region 4 that of its own version, where one is known; elsewhere the type's own. */
export function regionalContract(
  type: ContractType,
  regionId: number | null,
  equivalents: RegionalEquivalents,
): number {
  const own = contractType.toWire(type);
  if (regionId !== regionWithOwnContracts) return own;
  return type === 'EFTA' || type === 'TermsOfService' ? (equivalents[type] ?? own) : own;
}
