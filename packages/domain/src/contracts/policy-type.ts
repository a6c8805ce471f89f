/** What accepting a set of contracts amounts to. */
export type PolicyType = 'esign' | 'policy';

const esignContractId = 144;

/** The policy type of a set of contracts, by the id of its first. */
export function policyType(firstContractId: number | null | undefined): PolicyType {
  return firstContractId === esignContractId ? 'esign' : 'policy';
}
