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
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { deviceId, deviceType } from '../../../platform/session/device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { forgetPin, type PinRecord, pinOf, type SentCode, writePin } from './pin-record.ts';

/** What is wrong with the code. */
export type PinProblem = 'missing' | 'wrong' | 'expired';

/** What is being waited for. */
export type PinWork = 'checking' | 'sending';

const problems: Readonly<Partial<Record<PinRefusal, PinProblem>>> = {
  PinFailed: 'wrong',
  PinExpired: 'expired',
};

function sentAtSignIn(session: Session): SentCode | null {
  const { sentPin } = domainUser(session);
  if (!sentPin) return null;
  const { id, idString, displayText, isToEmail } = sentPin;
  return { id, idString, to: displayText, isMail: isToEmail };
}

/** The code that was sent: entering it, asking for another one, and how often either may be done. */
export function usePin() {
  const { api, connection, flow, startup, tab, local } = useApp();
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
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [work, setWork] = useState<PinWork | null>(null);
  const [isResent, setResent] = useState(false);
  /** Counts the tries that did not get past the field, so that focus can follow. */
  const [refusals, setRefusals] = useState(0);
  // The last digit and the button can both ask within one moment.
  const isBusy = useRef(false);
  const calls = api.client(pinContract);

  useEffect(() => {
    if (user && record.sent) writePin(tab, user.sessionID, record);
  }, [tab, user, record]);

  const refuse = (found: PinProblem | null) => {
    setProblem(found);
    if (found) setRefusals((count) => count + 1);
  };
  const attempt = async (kind: PinWork, task: (who: Session) => Promise<void>) => {
    if (isBusy.current || !session) return;
    isBusy.current = true;
    setWork(kind);
    setFailure(null);
    setProblem(null);
    setResent(false);
    try {
      await task(session);
    } catch (error) {
      const failed = failureOf(error, connection.isOnline.get());
      const reason = failed.kind === 'refused' ? failed.code : undefined;
      if (isPinRefusal(reason)) {
        setRecord(({ sent, attempts }) => ({ sent, attempts: pinRefused(attempts, reason, nowMs()) }));
        // A code that was refused is no start for the next one.
        setCode('');
        refuse(problems[reason] ?? null);
      } else setFailure(failed);
    } finally {
      isBusy.current = false;
      setAt(nowMs());
      setWork(null);
    }
  };

  const type = (digits: string) => {
    if (work === 'checking') return;
    setCode(digits);
    setProblem(null);
  };
  const check = (pinCode: string) => {
    const { sent } = record;
    if (isBusy.current || !sent) return;
    if (!isPinCode(pinCode)) {
      setFailure(null);
      return refuse('missing');
    }
    void attempt('checking', async (signedIn) => {
      const { user: who } = signedIn;
      const next = await calls.verifyMachinePin({
        verifyPinInfo: {
          userID: who.userID,
          sentPinIDString: sent.idString,
          sentPinID: sent.id,
          pinCode,
          deviceID: deviceId(local),
          mobileNumber: who.mobileNumber ?? '',
          dialingCode: who.dialingCode ?? '',
          isLoginCall: sentAtSignIn(signedIn) !== null,
          deviceType: deviceType(),
          gcmToken: who.gcmToken ?? undefined,
          sentPinDisplayText: sent.to,
          sentPinToEmail: sent.isMail,
          pinType: pinType.toWire('None'),
        },
      });
      forgetPin(tab);
      await flow.adopt(next, search.get('redirectUrl'));
      if (toCurrentUser(next).sentPin) setFailure({ kind: 'down' });
    });
  };
  /** Sends another code, or the first one. Without a wish it goes where the one before went. */
  const send = (toMail?: boolean | undefined) =>
    attempt('sending', async () => {
      const { sent } = record;
      const now = await calls.resendPin({
        sentPinIDString: sent?.idString ?? '',
        sentPinID: sent?.id ?? 0,
        sentPinToEmail: toMail ?? sent?.isMail,
      });
      setRecord(({ attempts }) => ({
        sent: {
          id: now.sentPinID,
          idString: now.sentPinIDString,
          to: now.sentPinDisplayText,
          isMail: now.sentPinToEmail,
        },
        attempts: pinResent(attempts, nowMs(), countdownMs, now.resendsLeft),
      }));
      setCode('');
      setResent(sent !== null);
    });
  return {
    ...record,
    ...{ at, code, problem, failure, work, isResent, refusals, type, check, send },
    /** Their own number ends in this. */
    last4: (user?.mobileNumber ?? '').slice(-4),
    /** A countdown is over. */
    look: () => setAt(nowMs()),
    signOut: () => void flow.signOut(),
  };
}

/** What {@link usePin} gives. */
export type PinInHand = ReturnType<typeof usePin>;
