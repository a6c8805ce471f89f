import { guardianConsentQuery } from '@dayfare/api/guardian/waiting-queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** How often a minor's app looks whether the consent was given, in ms: only once a guardian was asked, and while it is on screen. */
const lookEveryMs = 5_000;

/** Looks whether the guardian has agreed, and opens what that opens. The default export is for the frame. */
export default function ConsentWatch() {
  const { api, startup } = useApp();
  const { data } = useQuery({
    ...guardianConsentQuery(api),
    refetchInterval: ({ state: { data } }) => (data?.asked && !data.isApproved ? lookEveryMs : false),
  });
  const isApproved = data?.isApproved ?? false;
  useEffect(() => {
    // What fails is asked for again by the next visit.
    if (isApproved) startup.data.refresh().catch(() => undefined);
  }, [isApproved, startup]);
  return null;
}
