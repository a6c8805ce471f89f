import { contractsContract } from '@dayfare/api/contracts/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { stateContracts } from '@dayfare/domain/contracts';
import {
  afterStateSelection,
  type ResidentialState,
  residenceCountry,
  stateSelectionFlags,
} from '@dayfare/domain/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GivenAgreement } from '../../../kit/contracts/use-contracts.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { useStep } from '../steps/use-step.ts';
import { useStates } from './use-states.ts';

interface Chosen {
  readonly state: ResidentialState | null;
  /** The agreements to the documents of that state. */
  readonly agreements: readonly GivenAgreement[];
}

const noneChosen: Chosen = { state: null, agreements: [] };

/** What is missing. */
export interface StateProblem {
  readonly state?: 'missing';
  readonly agreements?: 'missing';
}

/** Choosing and saving where someone lives. */
export function useStateSelection(session: Session) {
  const { api, local, startup, navigation } = useApp();
  const [search] = useSearchParams();
  const flags = stateSelectionFlags(search);
  const { isStateExpired, regionId, userType } = domainUser(session);
  const { businessEnvironment, value } = useCell(startup.configuration);
  const documents = stateContracts(value('StateContractTypes'));
  const country = residenceCountry({ regionId, businessEnvironment });
  // Once saved it is no longer due; the page stays until the next one has loaded.
  const [isDue] = useState(isStateExpired || flags.isFromDashboard);
  const step = useStep<Chosen, StateProblem>({
    form: 'session/state-selection',
    initial: noneChosen,
    secret: [],
    check: ({ state, agreements }) => {
      if (!state) return { state: 'missing' };
      return documents[state] && agreements.length === 0 ? { agreements: 'missing' } : null;
    },
    send: async ({ state, agreements }) => {
      if (!state) throw new Error('No state was chosen.');
      // Saving twice changes nothing: after a failure all of it is sent again.
      for (const agreement of agreements) await api.client(contractsContract).saveContract(agreement);
      await api.client(placeContract).saveResidentialState({ residentialState: state });
      return api.client(businessContract).createToken({ deviceId: deviceId(local) });
    },
    refusals: { StateDocumentsRequired: { agreements: 'missing' } },
    isDone: (user) => !user.isStateExpired,
    // The start-up data was about the previous state.
    forget: startup.data.forget,
    goesTo: flags.isForCard || flags.isForDirectUser ? afterStateSelection(flags, userType) : undefined,
  });
  // What was agreed to for one state says nothing about another.
  const choose = (state: ResidentialState | null) => step.change({ state, agreements: [] });
  const states = useStates({ country, isForCard: flags.isForCard, chosen: step.values.state, choose });
  return {
    ...{ country, isDue, step, states, isForCard: flags.isForCard },
    /** Number of the document that the chosen state has; undefined for none. */
    document: step.values.state ? documents[step.values.state] : undefined,
    leave: () => void navigation.go('/', { replace: true }),
  };
}
