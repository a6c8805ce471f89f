import type { WireProfile } from '@dayfare/api/profile/contract';
import type { WireSentPin } from '@dayfare/api/session/pin-contract';
import { firstPin } from '@dayfare/domain/session';
import { useState } from 'react';
import { useCode } from '../../../kit/proof/use-code.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useProfileSaved } from '../details/use-profile-saved.ts';
import { type Contact, sendContactCode, takeContact } from './contact.ts';

/** What is wrong with an address or a number. */
export type ContactProblem = 'missing' | 'wrong' | 'same';

/** The code that is on its way to an address or a number. */
export interface SentTo {
  readonly contact: Contact;
  readonly pin: WireSentPin;
}

/** How another address or number is asked for. */
interface AskOptions {
  readonly kind: Contact['kind'];
  readonly check: (to: string) => ContactProblem | null;
  readonly onSent: (sent: SentTo) => void;
}

/** Has a code sent to another address or number. The server asks for a proof by the old one first; its answer is in `demand`. */
export function useAskContact({ kind, check, onSent }: AskOptions) {
  const { api } = useApp();
  const [demand, setDemand] = useState<Refusal | null>(null);
  const form = useSubmit<{ to: string }, WireSentPin, { to?: ContactProblem }>({
    form: `profile/${kind}`,
    initial: { to: '' },
    secret: [],
    check: ({ to }) => {
      const problem = check(to);
      return problem && { to: problem };
    },
    send: ({ to }) => sendContactCode(api, { kind, to }),
    refusals: { ProofRequired: {} },
    onFailed: (failure) => setDemand(proofDemandIn(failure)),
    onDone: (pin, { values: { to } }) => {
      setDemand(null);
      onSent({ contact: { kind, to }, pin });
      return null;
    },
  });
  return { form, demand };
}

/** The code that confirms a new address or number. */
export function useContactCode({ contact, pin }: SentTo) {
  const { api } = useApp();
  const t = useTexts('profile/contact');
  const saved = useProfileSaved();
  return useCode<WireProfile>({
    form: `profile/${contact.kind}/code`,
    begin: (countdownMs) => ({
      sent: {
        id: pin.sentPinID,
        idString: pin.sentPinIDString,
        to: pin.sentPinDisplayText,
        isMail: pin.sentPinToEmail,
      },
      attempts: firstPin(nowMs(), countdownMs),
    }),
    resend: () => sendContactCode(api, contact),
    verify: (pinCode) => takeContact(api, contact, pinCode),
    onDone: (answer) => saved(answer, { message: t(`${contact.kind}.saved`), isShown: true }),
  });
}
