import { listOfContractsQuery } from '@dayfare/api/contracts/queries';
import type { ContractType } from '@dayfare/domain/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useFaultLog } from '../../platform/failures/use-fault-log.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import { useContractReader } from './use-contract-reader.ts';

/**
 * The current contracts of several types, in the variant of the person's region and brand and the requested order: all of them, or a
 * failure, which is only reported to the server's log.
 */
export function useListOfContracts(types: readonly ContractType[]) {
  const { api } = useApp();
  const language = useLanguage();
  const { brandingType, byNumber, numberOf } = useContractReader();
  const query = listOfContractsQuery(
    api,
    types.map((type) => byNumber(numberOf(type))),
  );
  const list = useQuery({
    ...query,
    // The server responds in the request's language; another language is another document.
    queryKey: [...query.queryKey, language],
    select: (wire) => {
      const contracts = query.select?.(wire) ?? [];
      // A contract that can't be shown can't be agreed to.
      if (contracts.length < types.length) throw new Error('A contract is missing.');
      return contracts;
    },
  });

  useFaultLog(list.error, 'contracts.list');

  return { list, brandingType };
}
