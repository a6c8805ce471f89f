import {
  afterConsentStep,
  appliesForCard,
  type ConsentProgress,
  consentSaysYes,
  type Landing,
} from '@dayfare/domain/guardian';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { readConsentLink, writeProgress } from './consent-link.ts';
import { askForStep, logConsentFault } from './take-steps.ts';

/**
 * Applies for the minor's card once the page says that the consent is given: in the background, and it counts once. A failure is logged,
 * and it is tried again when the device is back online or the page is opened again.
 */
export function useCardApplication(landing: Landing, done: ConsentProgress): void {
  const app = useApp();
  const isOnline = useCell(app.connection.isOnline);
  const isDue = appliesForCard(landing, done);

  const apply = useEffectEvent(async () => {
    const link = await readConsentLink(app.tab);
    if (!link) return;
    const payload = await askForStep(app, 'apply', link);
    writeProgress(app.tab, link, afterConsentStep(done, 'apply', payload));
    if (payload !== consentSaysYes) throw new Error('The card was not applied for.');
  });

  useEffect(() => {
    if (!isDue || !isOnline) return;
    apply().catch((error: unknown) => logConsentFault(app, 'apply', error).catch(() => undefined));
  }, [app, isDue, isOnline]);
}
