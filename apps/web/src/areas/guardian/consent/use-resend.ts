import { guardianContract } from '@dayfare/api/guardian/contract';
import { panelAfterResend } from '@dayfare/domain/guardian';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { readConsentLink } from './consent-link.ts';
import { logConsentFault } from './take-steps.ts';

/** Asks for another link in place of an expired one. Where none is sent, the panel stays, and says so. */
export function useResend() {
  const app = useApp();
  const [panel, setPanel] = useState<ReturnType<typeof panelAfterResend>>('expired');
  const resend = useSubmit({
    form: 'guardian-resend',
    initial: {},
    secret: [],
    send: async () => {
      const link = await readConsentLink(app.tab);
      return link ? app.api.client(guardianContract).resendConsentLink(link.secrets) : 0;
    },
    onDone: (payload) => {
      const next = panelAfterResend(payload);
      setPanel(next);
      return next === 'resent' ? null : { kind: 'down' };
    },
    onFailed: ({ kind }) => void logConsentFault(app, 'resend', new Error(kind)).catch(() => undefined),
  });
  return { panel, resend };
}
