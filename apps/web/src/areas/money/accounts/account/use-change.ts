import {
  changeInstrument,
  type InstrumentAction,
  replaceInstruments,
} from '@dayfare/api/money/accounts/accounts-queries';
import { recurringKey } from '@dayfare/api/money/recurring/recurring-queries';
import { useQueryClient } from '@tanstack/react-query';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';

/** Names of this form's values by what went wrong with them: none, the refusals are shown above. */
const nothing: { readonly action?: string } = {};

/** Changes an account or card; `onDone` is called with what was done, while the page is still shown. */
export function useChange(onDone: (action: InstrumentAction) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  const proof = useProofDemand();
  const initial: { readonly action: InstrumentAction | null } = { action: null };
  const submission = useSubmit({
    form: 'money/account',
    initial,
    secret: ['action'],
    send: async ({ action }) => {
      if (!action) throw new Error('Nothing is to be done.');
      return { action, answer: await changeInstrument(api, action) };
    },
    // The sheet that asks for the code says the rest.
    refusals: { ProofRequired: nothing },
    onFailed: proof.onFailed,
    onDone: async ({ action, answer }, { isShown }) => {
      proof.settle();
      // First, because the page of what was removed has nothing left to show.
      if (isShown) onDone(action);
      await replaceInstruments(client, api, answer);
      if (action.kind === 'delete') await client.invalidateQueries({ queryKey: recurringKey });
      return null;
    },
  });
  return {
    submission,
    demand: proof.demand,
    act: (action: InstrumentAction) => submission.submit({ action }),
  };
}
