import { passkeyContract, type WirePasskey } from '@dayfare/api/session/passkey-contract';
import { passkeysQuery } from '@dayfare/api/session/queries';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { unlessCancelled } from '../../../kit/session/unless-cancelled.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useListChanged } from '../settings/use-list-changed.ts';

interface NameProblem {
  readonly name?: 'missing';
}

/** Adding a passkey. The server asks for a proof first; its response is in `demand`. */
export function useAddPasskey() {
  const { api } = useApp();
  const t = useTexts('session/passkeys');
  const done = useListChanged(passkeysQuery(api).queryKey);
  const [demand, setDemand] = useState<Refusal | null>(null);
  const submission = useSubmit<{ name: string }, WirePasskey | null, NameProblem>({
    form: 'session/add-passkey',
    initial: { name: '' },
    secret: [],
    check: ({ name }) => (name.trim() === '' ? { name: 'missing' } : null),
    send: async ({ name }) => {
      const calls = api.client(passkeyContract);
      const optionsJSON = await calls.beginPasskey();
      const credential = await unlessCancelled(startRegistration({ optionsJSON }));
      return credential && calls.savePasskey({ name: name.trim(), credential });
    },
    // The sheet that asks for the code says the rest.
    refusals: { ProofRequired: {} },
    onFailed: (failure) => setDemand(proofDemandIn(failure)),
    onDone: async (added) => {
      setDemand(null);
      if (!added) return null;
      submission.change({ name: '' });
      return done(t('addDone', { name: added.name }));
    },
  });
  return { submission, demand };
}

/** Removing a passkey; `onGone` is called once it is done. The server asks for a proof first; its response is in `demand`. */
export function useRemovePasskey(id: string, onGone: () => void) {
  const { api } = useApp();
  const t = useTexts('session/passkeys');
  const done = useListChanged(passkeysQuery(api).queryKey);
  const [demand, setDemand] = useState<Refusal | null>(null);
  const submission = useSubmit({
    form: 'session/remove-passkey',
    initial: {},
    secret: [],
    send: () => api.client(passkeyContract).deletePasskey({ id }),
    refusals: { ProofRequired: {} },
    onFailed: (failure) => setDemand(proofDemandIn(failure)),
    onDone: () => {
      onGone();
      return done(t('removed'));
    },
  });
  return { submission, demand };
}
