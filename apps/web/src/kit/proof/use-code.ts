import { pinContract, type WireSentPin } from '@dayfare/api/session/pin-contract';
import {
  isPinCode,
  isPinRefusal,
  type PinRefusal,
  pinRefused,
  pinResent,
  resendCountdownMs,
} from '@dayfare/domain/session';
import { useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { nowMs } from '../../platform/device/now.ts';
import type { Failure } from '../../platform/failures/failure.ts';
import { type Submission, useSubmit } from '../../platform/forms/use-submit.ts';
import type { PinRecord, SentCode } from './pin-record.ts';

/** What is wrong with the code. */
interface CodeProblem {
  readonly code?: 'missing' | 'wrong' | 'expired';
}

/** Refusals shown by the counters need no message at the field. */
const refusals = {
  PinFailed: { code: 'wrong' },
  PinExpired: { code: 'expired' },
  PinAttemptsExhausted: {},
  ResendsExhausted: {},
} as const satisfies Record<PinRefusal, CodeProblem>;

/** What a code is for. */
export interface CodeOptions<Answer> {
  /** Name of the form, so that typed values survive the end of a session: `session/pin`. */
  readonly form: string;
  /** The state to start with. */
  readonly begin: (countdownMs: number) => PinRecord;
  /** Whether the first code is sent by e-mail. Default: the server decides. */
  readonly toMail?: boolean | undefined;
  /** Sends another code. Default: one for the signed-in user. */
  readonly resend?: ((sent: SentCode | null) => Promise<WireSentPin>) | undefined;
  /** Asks the server whether the code is right. */
  readonly verify: (code: string, sent: SentCode) => Promise<Answer>;
  /** Called after the right code. */
  readonly onDone: (answer: Answer) => Failure | null | Promise<Failure | null>;
}

/** A code that is sent: entering it, resending it, and how often either is allowed. */
export function useCode<Answer>({
  form,
  begin,
  toMail: firstTo,
  resend,
  verify,
  onDone,
}: CodeOptions<Answer>) {
  const { api, startup } = useApp();
  const countdownMs = resendCountdownMs(startup.configuration.get().value('ResendCountDownTimeInSeconds'));
  const [record, setRecord] = useState<PinRecord>(() => begin(countdownMs));
  /** When the counters were last checked: they change over time. */
  const [at, setAt] = useState<number>(nowMs);
  const [isResent, setResent] = useState(false);

  const onFailed = (failure: Failure) => {
    const { code: reason, waitMs } = failure.kind === 'refused' ? failure : {};
    const now = nowMs();
    setAt(now);
    if (!isPinRefusal(reason)) return;
    // The same time as above: an expired code can be replaced from then on, not a millisecond later.
    setRecord(({ sent, attempts }) => ({ sent, attempts: pinRefused(attempts, reason, now, waitMs) }));
    // A refused code is cleared before the next one.
    checking.change({ code: '' });
  };
  const checking: Submission<{ code: string }, CodeProblem> = useSubmit({
    form,
    initial: { code: '' },
    secret: ['code'],
    check: ({ code }) => (isPinCode(code) ? null : { code: 'missing' }),
    send: ({ code }) => {
      if (!record.sent) throw new Error('There is no code to check.');
      return verify(code, record.sent);
    },
    refusals,
    onFailed,
    onDone,
  });
  const sameWay: { readonly toMail?: boolean | undefined } = {};
  const sending = useSubmit({
    form: `${form}/send`,
    initial: sameWay,
    secret: [],
    send: ({ toMail }) =>
      resend?.(record.sent) ??
      api.client(pinContract).resendPin({
        sentPinIDString: record.sent?.idString ?? '',
        sentPinID: record.sent?.id ?? 0,
        sentPinToEmail: toMail ?? record.sent?.isMail ?? firstTo,
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
  /** One at a time: each changes what the other depends on. */
  const begins = ({ isPending, dismiss }: Pick<typeof sending, 'isPending' | 'dismiss'>) => {
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
    /** Checks the code as it is now. */
    check: (code: string) => {
      if (begins(sending)) void checking.submit({ code });
    },
    /** Sends another code, or the first one. By default it is sent the same way as the previous one. */
    send: (toMail?: boolean | undefined) => {
      if (begins(checking)) void sending.submit({ toMail });
    },
    /** Called when a countdown ends. */
    look: () => setAt(nowMs()),
  };
}

/** Return value of {@link useCode}. */
export type CodeInHand = ReturnType<typeof useCode>;
