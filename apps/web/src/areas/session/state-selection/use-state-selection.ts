import { businessContract } from '@dayfare/api/session/business-contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import {
  afterStateSelection,
  type ResidentialState,
  residenceCountry,
  stateSelectionFlags,
} from '@dayfare/domain/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { useStep } from '../steps/use-step.ts';
import { useStates } from './use-states.ts';

const noneChosen: { readonly state: ResidentialState | null } = { state: null };

/** Choosing and saving where someone lives. */
export function useStateSelection(session: Session) {
  const { api, local, startup, navigation } = useApp();
  const [search] = useSearchParams();
  const flags = stateSelectionFlags(search);
  const { isStateExpired, regionId, userType } = domainUser(session);
  const { businessEnvironment } = startup.configuration.get();
  const country = residenceCountry({ regionId, businessEnvironment });
  // Once saved it is no longer due; the page stays until the next one has loaded.
  const [isDue] = useState(isStateExpired || flags.isFromDashboard);
  const step = useStep({
    form: 'session/state-selection',
    initial: noneChosen,
    secret: [],
    check: ({ state }) => (state ? null : { state: 'missing' }),
    send: async ({ state }) => {
      if (!state) throw new Error('No state was chosen.');
      // Saving twice changes nothing: after a failure it is sent again.
      await api.client(placeContract).saveResidentialState({ residentialState: state });
      return api.client(businessContract).createToken({ deviceId: deviceId(local) });
    },
    isDone: (user) => !user.isStateExpired,
    // The start-up data was about the previous state.
    forget: startup.data.forget,
    goesTo: flags.isForCard || flags.isForDirectUser ? afterStateSelection(flags, userType) : undefined,
  });
  const choose = (state: ResidentialState | null) => step.change({ state });
  const states = useStates({ country, isForCard: flags.isForCard, chosen: step.values.state, choose });
  return {
    ...{ country, isDue, step, states, isForCard: flags.isForCard },
    leave: () => void navigation.go('/', { replace: true }),
  };
}
