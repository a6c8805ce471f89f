import { type ContractType, contractType } from './contract-type.ts';

/** Contracts that can have regional versions. */
export type RegionalContract = Extract<ContractType, 'EFTA' | 'TermsOfService'>;

/** Numbers of a region's versions. The documents leave them open, so they come from the configuration. */
export type RegionalEquivalents = Readonly<Partial<Record<RegionalContract, number>>>;

/** The region with its own versions. */
const regionWithOwnContracts = 4;

/** Returns the contract number to request: in region 4 that of the regional version if it is known, otherwise the type's own. */
export function regionalContract(
  type: ContractType,
  regionId: number | null,
  equivalents: RegionalEquivalents,
): number {
  const own = contractType.toWire(type);
  if (regionId !== regionWithOwnContracts) return own;
  return type === 'EFTA' || type === 'TermsOfService' ? (equivalents[type] ?? own) : own;
}
