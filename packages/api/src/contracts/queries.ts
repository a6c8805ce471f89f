import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { entityQuery, hour, writeDefaults } from '../wire/query-defaults.ts';
import {
  contractsContract,
  type WireAgreedContract,
  type WireContract,
  type WireContractByType,
} from './contract.ts';

/** Which documents to load. */
export type ContractRequest = Pick<WireContractByType, 'contractType' | 'userSentBrandingType'> &
  Partial<Omit<WireContractByType, 'referenceRecordID'>>;

/** What was agreed to. */
export interface AgreementRequest {
  readonly id: number;
  readonly contractType: number;
  readonly userSentBrandingType: 0 | 1;
  /** Who agrees. The server refuses agreements for anybody but the signed-in person. */
  readonly authAccountID?: number | undefined;
  readonly userID?: number | undefined;
}

/** A wording that the user has agreed to. Its `htmlText` is not sanitised. */
export type AgreedContract = WireAgreedContract;

function contractsOf({ contracts }: { contracts: WireContract[] }): readonly WireContract[] {
  return contracts;
}

/** The documents of a type, in the order they are to be agreed to. Their `htmlText` is not sanitised. */
export function contractsQuery(api: ApiClient, request: ContractRequest) {
  const input = { id: 0, isCardContract: false, ...request };
  return entityQuery({
    queryKey: ['contracts', 'by-type', input],
    ask: ({ signal }) => api.client(contractsContract).getContractByType(input, { signal }),
    read: contractsOf,
    staleTime: hour,
  });
}

/** The current documents of several types, in the requested order; all of them or an error. Their `htmlText` is not sanitised. */
export function listOfContractsQuery(api: ApiClient, requests: readonly ContractRequest[]) {
  const asked = requests.map((request) => ({ id: 0, isCardContract: false, ...request }));
  return entityQuery({
    queryKey: ['contracts', 'list', asked],
    ask: ({ signal }) => api.client(contractsContract).getListOfContracts({ contracts: asked }, { signal }),
    read: contractsOf,
    staleTime: hour,
  });
}

/** The documents agreed to together with a record, such as a transfer. Their `htmlText` is not sanitised. */
export function recordContractsQuery(
  api: ApiClient,
  request: ContractRequest & { readonly referenceRecordID: string | number },
) {
  const input = { id: 0, isCardContract: false, ...request };
  return entityQuery({
    queryKey: ['contracts', 'by-record', input],
    ask: ({ signal }) => api.client(contractsContract).getContractByReferenceRecordID(input, { signal }),
    read: contractsOf,
    staleTime: hour,
  });
}

/** What the user has agreed to, the last first: each wording once. */
export function agreedContractsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['contracts', 'agreed'],
    ask: ({ signal }) => api.client(contractsContract).getAgreedContracts(undefined, { signal }),
    read: ({ contracts }: { contracts: WireAgreedContract[] }): readonly AgreedContract[] => contracts,
    staleTime: 0,
  });
}

/** Saves an agreement. Idempotent. */
export function saveContractMutation(api: ApiClient) {
  return mutationOptions<boolean, ApiError, AgreementRequest>({
    ...writeDefaults,
    mutationKey: ['contracts', 'save'],
    mutationFn: (request) => api.client(contractsContract).saveContract(request),
  });
}
