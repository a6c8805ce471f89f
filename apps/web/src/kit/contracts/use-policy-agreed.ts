import { policyType } from '@dayfare/domain/contracts';
import { useApp } from '../../platform/app-context/app-context.ts';

/** Reports that contracts were agreed to, with the kind of consent that they represent together: that of the first. */
export function usePolicyAgreed() {
  const { analytics } = useApp();
  return (contractIds: readonly number[]) =>
    analytics.track({ name: 'PolicyAgreed', type: policyType(contractIds[0]), screen: 'Contracts' });
}
