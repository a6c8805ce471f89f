import { cardAccess } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';

/** Whether a guardian has to agree before the person can have the card that is offered to them. */
export function isConsentMissing({ startup }: Pick<App, 'startup'>): boolean {
  const { isMinor, isMinorConsentApproved, isServiceEnabled, isHidden } = cardAccess(startup.data.values());
  return isMinor && !isMinorConsentApproved && isServiceEnabled && !isHidden;
}
