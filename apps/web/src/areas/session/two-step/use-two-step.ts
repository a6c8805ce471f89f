import { type TwoStepSettings, twoStepFromWire, twoStepQuery } from '@dayfare/api/session/queries';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { changeOf, choiceOf, settingsFor, type TwoStepChoice } from './two-step-choice.ts';

const nothing: { readonly choice?: string } = {};

/**
 * Saves the selected settings; those that hold now are undefined until they are loaded, and nothing can be saved before. The server asks for a
 * proof first; its response is in `demand`.
 */
export function useTwoStep(settings: TwoStepSettings | undefined) {
  const app = useApp();
  const { api, notices } = app;
  const t = useTexts('session/two-step');
  const client = useQueryClient();
  const [demand, setDemand] = useState<Refusal | null>(null);
  const initial: { readonly choice: TwoStepChoice | null } = { choice: null };

  const submission = useSubmit({
    form: 'session/two-step',
    initial,
    secret: [],
    send: ({ choice }) => {
      if (!settings) throw new Error('Two-step sign-in was saved before its settings were loaded.');
      const { isOn, toMail } = settingsFor(choice ?? choiceOf(settings), settings);
      return api
        .client(settingsContract)
        .saveDualFactorSettings({ isDualFactorEnabled: isOn, sentPinToEmail: toMail });
    },
    // The sheet that asks for the code says the rest.
    refusals: { ProofRequired: nothing },
    onFailed: (failure) => setDemand(proofDemandIn(failure)),
    onDone: async (wire, { isShown }) => {
      setDemand(null);
      const change = settings && changeOf(settings, twoStepFromWire(wire));
      if (change) notices.say({ message: t(change), tone: 'success', durationMs: snackbarDurations.app });
      await client.invalidateQueries({ queryKey: twoStepQuery(api).queryKey, refetchType: 'none' });
      if (isShown) await goBackFrom(app);
      return null;
    },
  });
  const choice = submission.values.choice ?? (settings ? choiceOf(settings) : null);
  return { submission, demand, choice };
}
