import { guardianContract } from '@dayfare/api/guardian/contract';
import { type ConsentProgress, consentLanding, consentSaysYes } from '@dayfare/domain/guardian';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../../../platform/app-context/app.ts';
import { type ConsentLink, readConsentLink, readProgress } from './consent-link.ts';

/** Who asks for a consent. */
export interface Minor {
  readonly firstName: string;
  readonly employerName: string | null;
}

/** What is known about the tab's link. Nothing in it is secret. */
export interface Landed {
  readonly isExpired: boolean;
  readonly isConsentGiven: boolean;
  /** What was done with it in this tab. */
  readonly done: ConsentProgress;
  /** Who asks for the consent; null unless the link is valid. */
  readonly minor: Minor | null;
}

async function look(app: App, link: ConsentLink): Promise<Landed> {
  const calls = app.api.client(guardianContract);
  const { forbe, color } = link.secrets;
  const [expired, approved, request] = await Promise.all([
    calls.checkIfTokenExpirred({ forbe, color }),
    calls.checkConsentApproval({ color }),
    calls.getConsentRequest({ forbe, color }),
  ]);
  // The page is the minor's, in the brand by which they are known.
  if (!app.session.current()) {
    // Not before the visitors' brand, which comes with the configuration and would take its place.
    await app.startup.configure();
    await app.showBrandOf(request.businessEnvironment).catch(() => undefined);
  }
  const isConsentGiven = approved === consentSaysYes;
  return {
    // It may have expired from one call to the next.
    isExpired: expired === consentSaysYes || (request.minor === null && !isConsentGiven),
    isConsentGiven,
    done: readProgress(app.tab, link),
    minor: request.minor,
  };
}

/** What is known about the tab's link; null if it has none. The secrets are in no key of the cache, and nothing of it is stored. */
export function landingQuery(app: App) {
  return queryOptions<Landed | null>({
    queryKey: ['guardian', 'landing'],
    queryFn: async () => {
      const link = await readConsentLink(app.tab);
      return link && look(app, link);
    },
    // A link may expire, and a consent may be given elsewhere, from one page to the next.
    staleTime: 0,
    networkMode: 'always',
    meta: { isNeverStored: true },
  });
}

const pages = {
  esign: '/microsite-esign',
  form: '/microsite-consent-form',
  expired: '/microsite-success',
  given: '/microsite-success',
  done: '/microsite-success',
} as const;

/** A page of the guardian's. */
export type GuardianPath = (typeof pages)[keyof typeof pages];

/** Where the guardian belongs who is on a page; null if here. After agreeing to sign electronically one can go back and read it again. */
export function elsewhere(landed: Landed, here: GuardianPath): GuardianPath | null {
  const landing = consentLanding(landed);
  const there = pages[landing];
  return there === here || (landing === 'form' && here === pages.esign) ? null : there;
}
