import { listOfContractsQuery } from '@dayfare/api/contracts/queries';
import { type ContractType, contractType } from '@dayfare/domain/contracts';
import { brandingTypeOf } from '@dayfare/domain/product';
import { environmentOfBrand } from '@dayfare/themes/brands';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useFailure } from '../../platform/failures/use-failure.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import { useCell } from '../../platform/state/cell.ts';

/**
 * The current contracts of several types, in the brand's variant and in the order asked for: all of them, or a failure,
 * which the server's log is told of.
 */
export function useListOfContracts(types: readonly ContractType[]) {
  const { api, brand } = useApp();
  const language = useLanguage();
  const brandingType = brandingTypeOf(environmentOfBrand(useCell(brand.current)));
  const query = listOfContractsQuery(api, types.map(contractType.toWire), brandingType);
  // The server answers in the language that the request names; another language is another document.
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, language],
  });
  // A contract that can't be shown can't be agreed to.
  const isIncomplete = data !== undefined && data.length < types.length;

  const failure = useFailure(error);
  const isOver = failure?.kind === 'session';
  const fault = error && !isOver ? error.message : isIncomplete ? 'A contract is missing.' : null;
  useEffect(() => {
    if (fault === null) return;
    const log = async () => {
      const { logFault } = await import('../../platform/analytics/log-fault.ts');
      await logFault(api, { where: 'contracts.list', message: fault });
    };
    log().catch(() => undefined);
  }, [api, fault]);

  return {
    contracts: data ?? [],
    brandingType,
    state: error || isIncomplete ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    isOffline: failure?.kind === 'offline',
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
