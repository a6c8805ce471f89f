import { type ContractRequest, contractsQuery, saveContractMutation } from '@dayfare/api/contracts/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import { useContractReader } from './use-contract-reader.ts';
import { useContractText } from './use-contract-text.ts';

/** Which contracts to load. */
export interface WantedContracts {
  contractType: number;
  /** Default: all of the type. */
  contractIds?: readonly number[] | undefined;
  /** Whether someone is reading them. */
  isOpen: boolean;
}

/** An agreement to one contract, as it is saved. */
export interface GivenAgreement extends ContractRequest {
  readonly id: number;
}

/** The contracts of a type in the brand's variant, and a function that saves the agreement to them. */
export function useContracts({ contractType, contractIds, isOpen }: WantedContracts) {
  const { api } = useApp();
  const language = useLanguage();
  const wanted = useContractReader().byNumber(contractType);
  const query = contractsQuery(api, wanted);
  // The server responds in the request's language; another language is another document.
  const list = useQuery({ ...query, queryKey: [...query.queryKey, language] });
  const text = useContractText({ isWanted: isOpen });
  const { mutateAsync } = useMutation(saveContractMutation(api));
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const saves = useRef(0);

  const contracts = (list.data ?? []).filter(({ id }) => contractIds?.includes(id) ?? true);
  const agreements: readonly GivenAgreement[] = contracts.map(({ id }) => ({ id, ...wanted }));
  const save = (onFailure: () => void) => {
    saves.current += 1;
    const own = saves.current;
    setSaveFailed(false);
    // All or nothing: which of several failed makes no difference.
    Promise.all(agreements.map((one) => mutateAsync(one))).catch(() => {
      // If the person has agreed again meanwhile, that agreement is saved.
      if (own !== saves.current) return;
      setSaveFailed(true);
      onFailure();
    });
  };
  // A contract that can't be shown can't be agreed to.
  const isListBroken =
    list.isError || (list.data !== undefined && contracts.length < (contractIds?.length ?? 1));
  const state =
    isListBroken || text.isError
      ? ('failed' as const)
      : list.data && text.data
        ? ('ready' as const)
        : ('loading' as const);
  const retry = () => {
    if (isListBroken) void list.refetch();
    if (text.isError) void text.refetch();
  };
  return { contracts, agreements, Text: text.data, state, retry, save, hasSaveFailed };
}
