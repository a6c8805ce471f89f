import { contractsContract } from '@dayfare/api/contracts/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { termsContracts } from '@dayfare/domain/contracts';
import { useListOfContracts } from '../../../kit/contracts/use-list-of-contracts.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { useStep } from '../steps/use-step.ts';

/** The terms that someone has yet to accept, and a function that accepts them. */
export function useTerms() {
  const { api, local } = useApp();
  const { list, brandingType } = useListOfContracts(termsContracts);
  const send = async () => {
    const { saveContract } = api.client(contractsContract);
    // Accepting twice changes nothing: after a failure all of them are sent again.
    for (const { id, contractType } of list.data ?? [])
      await saveContract({ id, contractType, userSentBrandingType: brandingType });
    // The server decides whether that was all: it returns the updated person.
    return api.client(businessContract).createToken({ deviceId: deviceId(local) });
  };
  const step = useStep({
    form: 'session/terms',
    initial: {},
    secret: [],
    send,
    isDone: ({ isContractAccepted }) => isContractAccepted,
  });
  return { list, step };
}
