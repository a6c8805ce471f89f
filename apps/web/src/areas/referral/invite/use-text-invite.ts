import { invite, type Referral, refreshReferrals } from '@dayfare/api/referral/queries';
import { type Invitee, longestInviteeName } from '@dayfare/domain/referral';
import { tidyName } from '@dayfare/domain/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedRequest } from '../../../kit/money/move/use-keyed-request.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

interface Typed {
  readonly name: string;
  readonly phone: string;
  readonly isComplete: boolean;
  readonly isAdult: boolean;
}

/** What is wrong with an invitation. */
export interface InviteProblems {
  readonly name?: 'missing' | 'long';
  readonly phone?: 'missing' | 'short' | 'own' | 'notInvitable' | 'exhausted';
  readonly isAdult?: 'missing';
}

function problemsOf({ name, phone, isComplete, isAdult }: Typed): InviteProblems | null {
  const tidy = tidyName(name);
  const found: InviteProblems = {
    ...(tidy === '' && { name: 'missing' }),
    ...(tidy.length > longestInviteeName && { name: 'long' }),
    ...(!isComplete && { phone: phone === '' ? 'missing' : 'short' }),
    ...(!isAdult && { isAdult: 'missing' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

const refusals = {
  ReferralNotAdult: { isAdult: 'missing' },
  ReferralNumberIsOwn: { phone: 'own' },
  ReferralNumberNotInvitable: { phone: 'notInvitable' },
  ReferralTextsExhausted: { phone: 'exhausted' },
} as const satisfies Record<string, InviteProblems>;

/** The invitation that is typed; the same one is sent once, however often it is tried. */
export function useTextInvite(audience: Invitee, onSent: (referral: Referral) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  const sendOnce = useKeyedRequest();
  return useSubmit<Typed, Referral, InviteProblems>({
    form: 'referral/invite',
    initial: { name: '', phone: '', isComplete: false, isAdult: false },
    secret: ['phone', 'isComplete'],
    check: problemsOf,
    send: ({ name, phone, isAdult }) =>
      sendOnce({ name: tidyName(name), phone, audience, isAdult }, (body, key) => invite(api, body, key)),
    refusals,
    onDone: (referral) => {
      void refreshReferrals(client);
      onSent(referral);
      return null;
    },
  });
}
