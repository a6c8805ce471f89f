import { askGuardian, guardianConsentQuery } from '@dayfare/api/guardian/waiting-queries';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

interface Typed {
  readonly phone: string;
  readonly isComplete: boolean;
}

/** What is wrong with the number. */
interface PhoneProblem {
  readonly phone?: 'missing' | 'short' | 'own';
}

/** Asks a guardian for the consent; `remind` sends the one who was asked another link. */
export function useAskGuardian(onSent: () => void) {
  const { api } = useApp();
  const client = useQueryClient();
  const { queryKey } = guardianConsentQuery(api);
  const sent = async (isSent: boolean) => {
    await client.invalidateQueries({ queryKey });
    if (isSent) onSent();
    return isSent ? null : ({ kind: 'down' } as const);
  };
  const ask = useSubmit<Typed, boolean, PhoneProblem>({
    form: 'guardian-ask',
    initial: { phone: '', isComplete: false },
    secret: ['phone'],
    check: ({ phone, isComplete }) =>
      phone === '' ? { phone: 'missing' } : isComplete ? null : { phone: 'short' },
    send: ({ phone }) => askGuardian(api, phone),
    refusals: { GuardianPhoneIsOwn: { phone: 'own' } },
    onDone: sent,
  });
  const remind = useSubmit({
    form: 'guardian-remind',
    initial: {},
    secret: [],
    send: () => askGuardian(api),
    onDone: sent,
  });
  return { ask, remind };
}
