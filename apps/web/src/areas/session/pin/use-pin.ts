import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { toCurrentUser } from '@dayfare/api/session/to-current-user';
import { pinType } from '@dayfare/domain/session';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetPin, pinOf, type SentCode, writePin } from '../../../kit/proof/pin-record.ts';
import { useCode } from '../../../kit/proof/use-code.ts';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { deviceId, deviceType } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';

function sentAtSignIn(session: Session): SentCode | null {
  const { sentPin } = domainUser(session);
  if (!sentPin) return null;
  const { id, idString, displayText, isToEmail } = sentPin;
  return { id, idString, to: displayText, isMail: isToEmail };
}

/** The code that a sign-in requires. Its state survives a reload. */
export function usePin() {
  const { api, flow, tab, local } = useApp();
  const [search] = useSearchParams();
  // The person when the page opened: the session that follows the code has another token.
  const [session] = useState(useSession());
  const user = session?.user;
  const code = useCode<WireCurrentUser>({
    form: 'session/pin',
    begin: (countdownMs) =>
      pinOf(tab, user?.sessionID ?? '', session && sentAtSignIn(session), { at: nowMs(), countdownMs }),
    verify: (pinCode, sent) => {
      if (!session) throw new Error('There is no code to check.');
      const { user: who } = session;
      return api.client(pinContract).verifyMachinePin({
        verifyPinInfo: {
          userID: who.userID,
          sentPinIDString: sent.idString,
          sentPinID: sent.id,
          pinCode,
          deviceID: deviceId(local),
          mobileNumber: who.mobileNumber ?? '',
          dialingCode: who.dialingCode ?? '',
          isLoginCall: sentAtSignIn(session) !== null,
          deviceType: deviceType(),
          gcmToken: who.gcmToken ?? undefined,
          sentPinDisplayText: sent.to,
          sentPinToEmail: sent.isMail,
          pinType: pinType.toWire('None'),
        },
      });
    },
    onDone: async (next) => {
      forgetPin(tab);
      await flow.adopt(next, search.get('redirectUrl'));
      return toCurrentUser(next).sentPin ? { kind: 'down' } : null;
    },
  });
  const { sent, attempts } = code;

  useEffect(() => {
    if (user && sent) writePin(tab, user.sessionID, { sent, attempts });
  }, [tab, user, sent, attempts]);

  return {
    code,
    /** The last digits of their own number. */
    last4: (user?.mobileNumber ?? '').slice(-4),
    signOut: () => void flow.signOut(),
  };
}
