import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useDevice } from '../../platform/device/use-device.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import { afterPaint } from '../../platform/loading/optional.tsx';
import { OldAnswersNote } from '../../platform/queries/old-answers.tsx';
import { queryClientOf } from '../../platform/queries/query-client.ts';
import type { SessionStore } from '../../platform/session/session-store.ts';
import { isConsentMissing } from '../../platform/startup/is-consent-missing.ts';
import { Shell } from './shell.tsx';

const UnlockOffer = afterPaint(() => import('../../areas/session/unlock/unlock-offer.tsx'));
const RatingOffer = afterPaint(() => import('../../areas/help/rating/rating-offer.tsx'));
const Issuer = afterPaint(() => import('../../platform/page-chrome/issuer.tsx'));

const ConsentWatch = afterPaint(() => import('../../areas/guardian/waiting/consent-watch.tsx'));

/** What pages behind sign-in share: navigation and query cache. Loaded with the first of them. */
export function SignedIn() {
  const app = useApp();
  const { session } = app;
  useAnswersInLanguage(session);
  const { can } = useDevice();
  return (
    <QueryClientProvider client={queryClientOf(session)}>
      <Shell>
        <OldAnswersNote />
        <Outlet />
        <Issuer />
        {can('biometrics') && <UnlockOffer />}
        {isConsentMissing(app) && <ConsentWatch />}
        {can('rating') && <RatingOffer />}
      </Shell>
    </QueryClientProvider>
  );
}

/** Refetches what the server returns in the reader's language after the language has changed. */
function useAnswersInLanguage(session: SessionStore) {
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queryClientOf(session).invalidateQueries();
  }, [language, session]);
}
