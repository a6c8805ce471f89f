import { pinContract } from '@dayfare/api/session/pin-contract';
import { toCurrentUser } from '@dayfare/api/session/queries';
import {
  isPinCode,
  isPinRefusal,
  type PinRefusal,
  pinRefused,
  pinResent,
  pinType,
  resendCountdownMs,
} from '@dayfare/domain/session';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import type { Failure } from '../../../platform/failures/failure.ts';
import { type Submission, useSubmit } from '../../../platform/forms/use-submit.ts';
import { deviceId, deviceType } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { forgetPin, type PinRecord, pinOf, type SentCode, writePin } from './pin-record.ts';

/** What is wrong with the code. */
interface CodeProblem {
  readonly code?: 'missing' | 'wrong' | 'expired';
}

/** Where the counts of tries and codes show a refusal, its field has nothing to say. */
const refusals = {
  PinFailed: { code: 'wrong' },
  PinExpired: { code: 'expired' },
  PinAttemptsExhausted: {},
  ResendsExhausted: {},
} as const satisfies Record<PinRefusal, CodeProblem>;

const sameWay: { readonly toMail?: boolean | undefined } = {};

function sentAtSignIn(session: Session): SentCode | null {
  const { sentPin } = domainUser(session);
  if (!sentPin) return null;
  const { id, idString, displayText, isToEmail } = sentPin;
  return { id, idString, to: displayText, isMail: isToEmail };
}

/** The code that was sent: entering it, asking for another one, and how often either may be done. */
export function usePin() {
  const { api, flow, startup, tab, local } = useApp();
  const [search] = useSearchParams();
  // Whoever was signed in when the page came: the session that follows the code has another token.
  const [session] = useState(useSession());
  const user = session?.user;
  const countdownMs = resendCountdownMs(startup.configuration.get().value('ResendCountDownTimeInSeconds'));
  const [record, setRecord] = useState<PinRecord>(() =>
    pinOf(tab, user?.sessionID ?? '', session && sentAtSignIn(session), { at: nowMs(), countdownMs }),
  );
  /** When the counts were last looked at: they change by themselves. */
  const [at, setAt] = useState<number>(nowMs);
  const [isResent, setResent] = useState(false);
  const calls = api.client(pinContract);

  useEffect(() => {
    if (user && record.sent) writePin(tab, user.sessionID, record);
  }, [tab, user, record]);

  const onFailed = (failure: Failure) => {
    const reason = failure.kind === 'refused' ? failure.code : undefined;
    const now = nowMs();
    setAt(now);
    if (!isPinRefusal(reason)) return;
    // The same moment as above: an expired code may be replaced from then on, not a millisecond later.
    setRecord(({ sent, attempts }) => ({ sent, attempts: pinRefused(attempts, reason, now) }));
    // A code that was refused is no start for the next one.
    checking.change({ code: '' });
  };
  const checking: Submission<{ code: string }, CodeProblem> = useSubmit({
    form: 'session/pin',
    initial: { code: '' },
    secret: ['code'],
    check: ({ code }) => (isPinCode(code) ? null : { code: 'missing' }),
    send: ({ code: pinCode }) => {
      const { sent } = record;
      if (!session || !sent) throw new Error('There is no code to check.');
      const { user: who } = session;
      return calls.verifyMachinePin({
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
    refusals,
    onFailed,
    onDone: async (next) => {
      forgetPin(tab);
      await flow.adopt(next, search.get('redirectUrl'));
      return toCurrentUser(next).sentPin ? { kind: 'down' } : null;
    },
  });
  const sending = useSubmit({
    form: 'session/pin/send',
    initial: sameWay,
    secret: [],
    send: ({ toMail }) =>
      calls.resendPin({
        sentPinIDString: record.sent?.idString ?? '',
        sentPinID: record.sent?.id ?? 0,
        sentPinToEmail: toMail ?? record.sent?.isMail,
      }),
    refusals: { PinAttemptsExhausted: {}, ResendsExhausted: {} },
    onFailed,
    onDone: (now) => {
      setAt(nowMs());
      setRecord(({ attempts }) => ({
        sent: {
          id: now.sentPinID,
          idString: now.sentPinIDString,
          to: now.sentPinDisplayText,
          isMail: now.sentPinToEmail,
        },
        attempts: pinResent(attempts, nowMs(), countdownMs, now.resendsLeft),
      }));
      checking.change({ code: '' });
      setResent(record.sent !== null);
    },
  });
  /** One after the other: each changes what the other is about. */
  const begin = ({ isPending, dismiss }: Pick<typeof sending, 'isPending' | 'dismiss'>) => {
    if (isPending) return false;
    dismiss();
    setResent(false);
    return true;
  };
  return {
    ...record,
    ...{ at, isResent, checking, sending },
    type: (code: string) => {
      if (!checking.isPending) checking.change({ code });
    },
    /** Checks the code, as it is by now. */
    check: (code: string) => {
      if (begin(sending)) void checking.submit({ code });
    },
    /** Sends another code, or the first one. Without a wish it goes where the one before went. */
    send: (toMail?: boolean | undefined) => {
      if (begin(checking)) void sending.submit({ toMail });
    },
    /** Their own number ends in this. */
    last4: (user?.mobileNumber ?? '').slice(-4),
    /** A countdown is over. */
    look: () => setAt(nowMs()),
    signOut: () => void flow.signOut(),
  };
}

/** What {@link usePin} gives. */
export type PinInHand = ReturnType<typeof usePin>;
