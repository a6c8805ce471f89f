import type { RegionalEquivalents } from '@dayfare/domain/contracts';

/** Numbers of the contracts that region 4 has instead of the ordinary ones. The documents leave them open; these are ours. */
export const regionalContractTypes = {
  EFTA: 206,
  TermsOfService: 208,
} as const satisfies RegionalEquivalents;
