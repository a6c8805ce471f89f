import { profileContract, type WireProfile } from '@dayfare/api/profile/contract';
import { type Profile, profileQuery } from '@dayfare/api/profile/queries';
import { type DetailsProblems, detailsProblems, type ProfileDetails } from '@dayfare/domain/profile';
import { residenceCountry } from '@dayfare/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { useProfileSaved } from './use-profile-saved.ts';

/**
 * Changes name and address, beginning from `profile`. `demand` is the server's answer that asks for a code. After a change on another device
 * `isChanged` is true; what was typed stays, and saving again keeps it.
 */
export function useDetails(profile: Profile) {
  const { api, startup } = useApp();
  const t = useTexts('profile/details');
  const client = useQueryClient();
  const session = useSession();
  const { businessEnvironment } = useCell(startup.configuration);
  const saved = useProfileSaved();
  const [demand, setDemand] = useState<Refusal | null>(null);
  const [isChanged, setChanged] = useState(false);
  const country = residenceCountry({
    regionId: session ? domainUser(session).regionId : undefined,
    businessEnvironment,
  });
  const form = useSubmit<ProfileDetails, WireProfile, DetailsProblems>({
    form: 'profile/details',
    initial: profile.details,
    secret: [],
    check: (typed) => detailsProblems(typed, country),
    send: (typed) => api.client(profileContract).saveProfileDetails({ ...typed, version: profile.version }),
    refusals: { ProofRequired: {}, ProfileChanged: {} },
    onFailed: (failure) => {
      setDemand(proofDemandIn(failure));
      if (failure.kind !== 'refused' || failure.code !== 'ProfileChanged') return;
      setChanged(true);
      void client.refetchQueries({ queryKey: profileQuery(api).queryKey });
    },
    onDone: (answer, { isShown }) => {
      setDemand(null);
      return saved(answer, { message: t('saved'), isShown });
    },
  });
  return { form, demand, isChanged };
}
