import { businessContract } from '@dayfare/api/session/business-contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { afterStateSelection, residenceCountry, stateSelectionFlags } from '@dayfare/domain/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { useStep } from '../steps/use-step.ts';
import { type StateOption, useStates } from './use-states.ts';

/** Choosing where one lives, and saving it. */
export function useStateSelection(session: Session) {
  const { api, local, startup, navigation } = useApp();
  const [search] = useSearchParams();
  const flags = stateSelectionFlags(search);
  const { isStateExpired, regionId, userType } = domainUser(session);
  const { businessEnvironment } = startup.configuration.get();
  const country = residenceCountry({ regionId, businessEnvironment });
  const { all, found, chosen, choose, search: find } = useStates(country, flags.isForCard);
  const [isMissing, setMissing] = useState(false);
  // Once saved it is no longer due; the page stays what it is until the next one has come.
  const [isDue] = useState(isStateExpired || flags.isFromDashboard);

  const save = async (state: StateOption) => {
    // Saying so twice changes nothing: after a failure it is said again.
    await api.client(placeContract).saveResidentialState({ residentialState: state.value });
    const user = await api.client(businessContract).createToken({ deviceId: deviceId(local) });
    // What the server said at the start was about the state before.
    startup.data.forget();
    return user;
  };
  const step = useStep({
    work: async () => {
      if (!chosen) throw new Error('No state was chosen.');
      return save(chosen);
    },
    isDone: (user) => !user.isStateExpired,
    goesTo: flags.isForCard || flags.isForDirectUser ? afterStateSelection(flags, userType) : undefined,
  });
  return {
    ...{ country, all, found, find, chosen, isMissing, isDue, step, isForCard: flags.isForCard },
    choose: (state: StateOption | null) => {
      setMissing(false);
      choose(state);
    },
    submit: () => {
      setMissing(chosen === null);
      if (chosen) void step.take();
    },
    leave: () => void navigation.go('/', { replace: true }),
  };
}
