import { guardianContract } from '@dayfare/api/guardian/contract';
import {
  afterConsentStep,
  type ConsentProgress,
  type ConsentStep,
  nextConsentStep,
  timestampTypes,
} from '@dayfare/domain/guardian';
import type { App } from '../../../platform/app-context/app.ts';
import { type ConsentLink, readConsentLink, readProgress, writeProgress } from './consent-link.ts';

/** What came of going on. */
export interface StepsOutcome {
  /** False if the server has said no, or the tab has no link any more. */
  readonly isDone: boolean;
  /** What is done by now. */
  readonly done: ConsentProgress;
}

/** Asks the server for one step; gives its payload. */
export function askForStep({ api }: App, step: ConsentStep, { secrets }: ConsentLink): Promise<number> {
  const calls = api.client(guardianContract);
  const { forbe, color } = secrets;
  switch (step) {
    case 'esign':
      return calls.saveEsignDateTimeStamp({ color, type: timestampTypes.esign });
    case 'timestamp':
      return calls.saveEsignDateTimeStamp({ color, type: timestampTypes.consent });
    case 'upload':
      return calls.uploadAgreements({ color, forbe });
    case 'save':
      return calls.saveConsent({ color });
    case 'apply':
      return calls.applyCard({ color, forbe });
  }
}

/** Reports a call that failed to the server's log. */
export async function logConsentFault({ api }: App, where: string, error: unknown): Promise<void> {
  const { logFault } = await import('../../../platform/analytics/log-fault.ts');
  await logFault(api, {
    where: `guardian.${where}`,
    message: error instanceof Error ? error.message : String(error),
  });
}

/**
 * Takes the steps of a consent up to one, in order and from where it was left. Each counts once on the server: sent again after a lost
 * answer, nothing is repeated. What fails is logged, and rejects with the call's error.
 */
export async function takeSteps(app: App, last: ConsentStep): Promise<StepsOutcome> {
  const link = await readConsentLink(app.tab);
  if (!link) return { isDone: false, done: [] };
  let done = readProgress(app.tab, link);
  for (let step = nextConsentStep(done); step && !done.includes(last); step = nextConsentStep(done)) {
    const asked = step;
    const payload = await askForStep(app, asked, link).catch((error: unknown) => {
      void logConsentFault(app, asked, error).catch(() => undefined);
      throw error;
    });
    const after = afterConsentStep(done, asked, payload);
    if (after === done) {
      void logConsentFault(app, asked, payload).catch(() => undefined);
      return { isDone: false, done };
    }
    done = after;
    writeProgress(app.tab, link, done);
  }
  return { isDone: true, done };
}
