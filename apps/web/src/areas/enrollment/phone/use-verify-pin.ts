import { enrollmentContract, type WireEnrollment } from '@dayfare/api/enrollment/contract';
import { type RegistrationStatus, registrationStatus } from '@dayfare/domain/enrollment';
import { useEffect, useState } from 'react';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { isMatchedByEmployer, useSendEmployer } from '../../../kit/enrollment/use-send-employer.ts';
import { forgetPin, pinOf, writePin } from '../../../kit/proof/pin-record.ts';
import { useCode } from '../../../kit/proof/use-code.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';

/** Why a number that has been proved can't be signed up with. */
export type TakenStatus = Exclude<RegistrationStatus, 'AvailableForRegistration'>;

/** The code that proves the number, and what the server knows of it then. */
export function useVerifyPin() {
  const { api, tab } = useApp();
  const { draft, send, advance, wipe } = useEnrollment();
  const { secret, reference, pinId, sentTo, workAccount, employer, invitation } = draft;
  const sendEmployer = useSendEmployer();
  const [taken, setTaken] = useState<TakenStatus | null>(null);
  const code = useCode<WireEnrollment>({
    form: 'enrollment/pin',
    begin: (countdownMs) =>
      pinOf(
        tab,
        reference,
        { id: 1, idString: pinId, to: sentTo, isMail: false },
        { at: nowMs(), countdownMs },
      ),
    resend: async () => {
      const sent = await api
        .client(enrollmentContract)
        .resendEnrollmentPin({ EnrollmentReferenceID: secret }, { context: { reference } });
      return { ...sent, sentPinToEmail: false };
    },
    verify: (PinCode) =>
      send('PINCodeInput', {
        ...{ PinCode, sentPinIDString: pinId },
        ...(invitation !== '' && { ReferralCode: invitation }),
      }),
    onDone: async (answer) => {
      forgetPin(tab);
      const status = registrationStatus.fromWire(answer.registerationStatus);
      if (status === null || status === 'AvailableForRegistration') {
        // People confirmed by the employer aren't asked for it again; what cannot be sent now is sent from its page.
        const told = workAccount === '' ? null : await sendEmployer(employer).catch(() => null);
        await advance(told ?? answer, { isVouched: told !== null && isMatchedByEmployer(told) });
        return null;
      }
      setTaken(status);
      // The number is spoken for: nothing of it stays on a device that may be shared.
      wipe();
      return null;
    },
  });
  const { sent, attempts } = code;
  useEffect(() => {
    if (sent) writePin(tab, reference, { sent, attempts });
  }, [tab, reference, sent, attempts]);
  return { code, taken, sentTo };
}
