import { type ConsentProgress, consentSaysYes } from './steps.ts';

/** What is known when a guardian opens the link. */
export interface LandingFacts {
  readonly isExpired: boolean;
  readonly isConsentGiven: boolean;
  /** What has been done in this tab. */
  readonly done: ConsentProgress;
}

/** A panel of the success page. */
export type ConsentPanel = 'expired' | 'given' | 'resent' | 'done';

/** What a guardian is shown: the agreement, the form, or a panel of the success page. */
export type Landing = 'esign' | 'form' | Exclude<ConsentPanel, 'resent'>;

/**
 * What is shown for a guardian's link. Expiry comes first, as in the documents. After submitting the form in this tab the guardian
 * is told that all is done, and not that the consent may have been given before: the answer may have been lost.
 */
export function consentLanding({ isExpired, isConsentGiven, done }: LandingFacts): Landing {
  if (isExpired) return 'expired';
  if (isConsentGiven) return done.includes('timestamp') ? 'done' : 'given';
  return done.includes('esign') ? 'form' : 'esign';
}

/** Whether the minor's application is still to be made. It comes after the consent. */
export function appliesForCard(landing: Landing, done: ConsentProgress): boolean {
  return (landing === 'done' || landing === 'given') && !done.includes('apply');
}

/** The panel after the link was asked for again: any payload but 1 keeps the expired one. */
export function panelAfterResend(payload: number): Extract<ConsentPanel, 'expired' | 'resent'> {
  return payload === consentSaysYes ? 'resent' : 'expired';
}
