/** The kind of consent that a set of contracts represents. */
export type PolicyType = 'esign' | 'policy';

const esignContractId = 144;

/** The policy type of a set of contracts, by the id of its first. */
export function policyType(firstContractId: number | null | undefined): PolicyType {
  return firstContractId === esignContractId ? 'esign' : 'policy';
}
