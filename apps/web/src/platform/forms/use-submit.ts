import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { type Failure, failureOf, meaningOf } from '../failures/failure.ts';
import { useSlow } from '../loading/use-slow.ts';
import type { SessionStore } from '../session/session-store.ts';
import { useValues, type ValuesOptions } from './use-values.ts';

/** Problems of a form by field, as an area's own keys: `{ password: 'missing' }`. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string };

/** Context after the server accepted the form. */
interface Done<Values> {
  /** The values that were sent. */
  readonly values: Values;
  /** Whether the form is still on the screen. No one is redirected away from another page. */
  readonly isShown: boolean;
}

/** A form's values, and how to submit it. */
export interface SubmitOptions<Values extends object, Answer, Found extends Problems<Values>>
  extends ValuesOptions<Values> {
  /** Validates before sending; null if everything is valid. */
  readonly check?: ((values: Values) => Found | null) | undefined;
  /**
   * Sends the request. Must not change anything locally, because the person may be gone when the response arrives. A form that has nothing to send
   * returns its answer without a promise, and never shows as pending.
   */
  readonly send: (values: Values) => Answer | Promise<Answer>;
  /** Maps the codes of refusals to fields; `{}` for a refusal shown elsewhere. */
  readonly refusals?: Readonly<Record<string, Found>> | undefined;
  /** Handles the response. May return a failure: the server responded, but it isn't done. */
  readonly onDone?:
    | ((
        answer: Answer,
        done: Done<Values>,
      ) => Failure | null | undefined | Promise<Failure | null | undefined>)
    | undefined;
  /** Called after every failure, before it is shown. */
  readonly onFailed?: ((failure: Failure) => void) | undefined;
}

/** A form's values and the status of its submission. */
export interface Submission<Values extends object, Found extends Problems<Values> = Problems<Values>> {
  readonly values: Values;
  /** Problems by field, from validation or the server. Cleared for a field when it changes. */
  readonly problems: Partial<Found>;
  /** Why the last attempt failed, if no field can show it; cleared on the next attempt. */
  readonly failure: Failure | null;
  readonly isPending: boolean;
  /** Whether it takes so long that people should be told. */
  readonly isSlow: boolean;
  /** Changes values. */
  readonly change: (patch: Partial<Values>) => void;
  /** Validates and sends the values, optionally changing some first. Does nothing while a request is pending. */
  readonly submit: (patch?: Partial<Values>) => Promise<void>;
  /** Clears the failure and problems of the last attempt. */
  readonly dismiss: () => void;
}

/** Observes whether the signed-in person stays the same. A visitor who signs in counts as the same person. */
function watchPerson(session: SessionStore) {
  const person = session.current()?.user.userID;
  let isGone = false;
  const stop = session.subscribe(({ session: now }) => {
    if (person !== undefined && now?.user.userID !== person) isGone = true;
  });
  return { isVisitor: person === undefined, isGone: () => isGone, stop };
}

/**
 * The state of a form: validates, sends one request at a time, and reports the result. Typed values are never lost, and a response that
 * arrives after the person has signed out is dropped. docs/decisions/0013-one-way-to-send-a-form.md explains why these are not React's
 * form actions.
 */
export function useSubmit<Values extends object, Answer, Found extends Problems<Values> = Problems<Values>>(
  options: SubmitOptions<Values, Answer, Found>,
): Submission<Values, Found> {
  const { check, send, refusals = {}, onDone, onFailed } = options;
  const { connection, session } = useApp();
  const [problems, setProblems] = useState<Partial<Found>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  // State is from the last render, and two presses can happen before the next one.
  const isBusy = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const dismiss = () => {
    setProblems((known) => (Object.keys(known).length === 0 ? known : {}));
    setFailure(null);
  };
  const { values, latest, change, settle } = useValues(options, dismiss);
  const put = (patch: Partial<Values>) => {
    change(patch);
    // A field that is being corrected shows no error meanwhile.
    setProblems((known) => without(known, patch));
  };
  const fail = (failed: Failure) => {
    onFailed?.(failed);
    const refused = meaningOf(failed, refusals);
    if (refused) setProblems(refused);
    else if (failed.kind !== 'session') setFailure(failed);
  };
  const submit = async (patch?: Partial<Values>) => {
    if (isBusy.current) return;
    if (patch) put(patch);
    dismiss();
    const found = check?.(latest()) ?? null;
    if (found) {
      setProblems(found);
      return;
    }
    isBusy.current = true;
    const person = watchPerson(session);
    try {
      const sent = latest();
      const sending = send(sent);
      if (sending instanceof Promise) setPending(true);
      const answer = await sending;
      if (person.isGone()) return;
      const failed = await onDone?.(answer, { values: sent, isShown: isShown.current });
      if (failed) fail(failed);
      else settle();
    } catch (error) {
      const failed = failureOf(error, connection.isOnline.get());
      // A visitor has no session that could have ended, so no sign-in appears.
      if (person.isVisitor && failed.kind === 'session') fail({ kind: 'down' });
      else if (!person.isGone()) fail(failed);
    } finally {
      person.stop();
      isBusy.current = false;
      setPending(false);
    }
  };
  return { values, problems, failure, isPending, isSlow: useSlow(isPending), change: put, submit, dismiss };
}

function without<Found extends object>(found: Found, fields: object): Found {
  if (!Object.keys(found).some((field) => field in fields)) return found;
  return Object.fromEntries(Object.entries(found).filter(([field]) => !(field in fields))) as Found;
}
