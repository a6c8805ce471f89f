import { saveContractMutation } from '@dayfare/api/contracts/queries';
import { cardContracts, shortFormOf } from '@dayfare/domain/card';
import { contractType } from '@dayfare/domain/contracts';
import { useMutation } from '@tanstack/react-query';
import { useContractReader } from '../../../kit/contracts/use-contract-reader.ts';
import { useContractText } from '../../../kit/contracts/use-contract-text.ts';
import { useListOfContracts } from '../../../kit/contracts/use-list-of-contracts.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useApplication } from './use-application.ts';

/** The contracts of the person's card program, what sums up its fees, and a function that saves the agreement to all of them. */
export function useCardContracts() {
  const { api } = useApp();
  const { program } = useApplication();
  const { byNumber, environment } = useContractReader();
  const { list } = useListOfContracts(cardContracts(program, environment));
  const text = useContractText();
  const { mutateAsync } = useMutation(saveContractMutation(api));
  const contracts = list.data ?? [];
  const shortForm = shortFormOf(program);
  return {
    ...{ list, text, contracts },
    shortForm: contracts.find((one) => shortForm && one.contractType === contractType.toWire(shortForm)),
    /** Idempotent: after a failure all of them are saved again. */
    save: async () => {
      for (const one of contracts) await mutateAsync({ ...byNumber(one.contractType), id: one.id });
    },
  };
}
