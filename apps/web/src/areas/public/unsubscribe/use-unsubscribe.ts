import { type Unsubscribed, unsubscribe } from '@dayfare/api/public/queries';
import { type InviteNotice, inviteNotice } from '@dayfare/domain/public';
import { type SnackbarTone, snackbarDurations, useSnackbar } from '@dayfare/ui/snackbar';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Submission, useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const tones = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
  unauthorized: 'danger',
} as const satisfies Record<InviteNotice, SnackbarTone>;

/** The question whether to unsubscribe, and what came of it. */
export interface Unsubscribing {
  /** The server's last answer; null until there is one. */
  readonly outcome: Unsubscribed | null;
  readonly isAsking: boolean;
  readonly ask: () => void;
  /** Closes the question. Not while the answer is on its way. */
  readonly cancel: () => void;
  readonly submission: Submission<object>;
}

/** Unsubscribes with a token, after a question. The result is told in a notice, and stays on the page. */
export function useUnsubscribe(token: string): Unsubscribing {
  const { api } = useApp();
  const t = useTexts('public/unsubscribe');
  const { notify } = useSnackbar();
  const [outcome, setOutcome] = useState<Unsubscribed | null>(null);
  const [isAsking, setAsking] = useState(false);
  const submission = useSubmit({
    form: 'public/unsubscribe',
    initial: {},
    secret: [],
    send: () => unsubscribe(api, token),
    onDone: (answer) => {
      setOutcome(answer);
      setAsking(false);
      notify({
        message: t(`toasts.${answer.result}`),
        tone: tones[inviteNotice(answer.result)],
        durationMs: snackbarDurations.app,
      });
      return null;
    },
  });
  return {
    ...{ outcome, isAsking, submission },
    ask: () => {
      submission.dismiss();
      setOutcome(null);
      setAsking(true);
    },
    cancel: () => {
      if (!submission.isPending) setAsking(false);
    },
  };
}
