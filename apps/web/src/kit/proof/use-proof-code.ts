import { pinContract } from '@dayfare/api/session/pin-contract';
import { firstPin } from '@dayfare/domain/session';
import { useState } from 'react';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { nowMs } from '../../platform/device/now.ts';
import { useCode } from './use-code.ts';

/** Options of a proof. */
export interface ProofOptions {
  /** Whether the code is sent by e-mail or text. Default: the server decides. */
  readonly toMail?: boolean | undefined;
  readonly onProved: () => void;
}

/** A code that proves who is asking, in an existing session. The server accepts the proof once, within five minutes. */
export function useProofCode({ toMail, onProved }: ProofOptions) {
  const { api } = useApp();
  const [session] = useState(useSession());
  return useCode<boolean>({
    form: 'kit/proof',
    // Not before it is requested: viewing a page must not send a text.
    begin: () => ({ sent: null, attempts: firstPin(nowMs(), 0) }),
    toMail,
    verify: (pinCode) => {
      if (!session) throw new Error('There is nobody whose code it could be.');
      const { mobileNumber, dialingCode } = session.user;
      return api.client(pinContract).verifyDualFactorAuthenticationPin({
        userID: 0,
        dialingCode: dialingCode ?? '',
        mobileNumber: mobileNumber ?? '',
        pinCode,
      });
    },
    onDone: (isProved) => {
      if (!isProved) return { kind: 'down' };
      onProved();
      return null;
    },
  });
}
