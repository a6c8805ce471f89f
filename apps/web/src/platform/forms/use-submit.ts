import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { type Failure, failureOf, meaningOf } from '../failures/failure.ts';
import { useSlow } from '../loading/use-slow.ts';
import type { SessionStore } from '../session/session-store.ts';
import { useValues, type ValuesOptions } from './use-values.ts';

/** What is wrong with a form, by field, in an area's own keys: `{ password: 'missing' }`. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string };

/** What happens after the server has said yes. */
interface Done<Values> {
  /** What was sent. */
  readonly values: Values;
  /** Whether the form is still on the screen. Nobody is led away from another page. */
  readonly isShown: boolean;
}

/** What a form holds, and what sending it is. */
export interface SubmitOptions<Values extends object, Answer, Found extends Problems<Values>>
  extends ValuesOptions<Values> {
  /** What is wrong before anything is sent; null when nothing is. */
  readonly check?: ((values: Values) => Found | null) | undefined;
  /** Asks the server. Changes nothing here: whoever sent it may be gone by the time the answer comes. */
  readonly send: (values: Values) => Promise<Answer>;
  /** The field that a refusal is about, by its code; `{}` for a refusal that shows in a place of its own. */
  readonly refusals?: Readonly<Record<string, Found>> | undefined;
  /** Goes on with the answer. May give a failure: the server answered, and yet it isn't done. */
  readonly onDone?:
    | ((
        answer: Answer,
        done: Done<Values>,
      ) => Failure | null | undefined | Promise<Failure | null | undefined>)
    | undefined;
  /** After every failure, before it shows. */
  readonly onFailed?: ((failure: Failure) => void) | undefined;
}

/** A form's values, and how its sending stands. */
export interface Submission<Values extends object, Found extends Problems<Values> = Problems<Values>> {
  readonly values: Values;
  /** What is wrong, by field, whoever found it. Gone for a field once that is changed. */
  readonly problems: Partial<Found>;
  /** Why the last try did not work, where no field can say it; gone with the next try. */
  readonly failure: Failure | null;
  readonly isPending: boolean;
  /** It takes so long that it deserves a word. */
  readonly isSlow: boolean;
  /** Changes what the form holds. */
  readonly change: (patch: Partial<Values>) => void;
  /** Checks and sends what the form holds, after a change. While it is being sent, another call does nothing. */
  readonly submit: (patch?: Partial<Values>) => Promise<void>;
  /** Takes the last try's failure and problems away. */
  readonly dismiss: () => void;
}

/** Watches whether the person who is signed in now stays signed in. A visitor who signs in is no other person. */
function watchPerson(session: SessionStore) {
  const person = session.current()?.user.userID;
  let isGone = false;
  const stop = session.subscribe(({ session: now }) => {
    if (person !== undefined && now?.user.userID !== person) isGone = true;
  });
  return { isVisitor: person === undefined, isGone: () => isGone, stop };
}

/**
 * One form: checks what was typed, sends it once at a time, and says how it went. Nothing that was typed is lost, whatever
 * goes wrong; an answer that comes after its person has signed out is dropped. See
 * docs/decisions/0013-one-way-to-send-a-form.md for why these are not React's form actions.
 */
export function useSubmit<Values extends object, Answer, Found extends Problems<Values> = Problems<Values>>(
  options: SubmitOptions<Values, Answer, Found>,
): Submission<Values, Found> {
  const { check, send, refusals = {}, onDone, onFailed } = options;
  const { connection, session } = useApp();
  const [problems, setProblems] = useState<Partial<Found>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  // State is of the last render: two presses can come before the next one.
  const isBusy = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const dismiss = () => {
    setProblems({});
    setFailure(null);
  };
  const { values, latest, change, settle } = useValues(options, dismiss);
  const put = (patch: Partial<Values>) => {
    change(patch);
    // A field that is being mended is not told off meanwhile.
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
    setPending(true);
    const person = watchPerson(session);
    try {
      const sent = latest();
      const answer = await send(sent);
      if (person.isGone()) return;
      const failed = await onDone?.(answer, { values: sent, isShown: isShown.current });
      if (failed) fail(failed);
      else settle();
    } catch (error) {
      const failed = failureOf(error, connection.isOnline.get());
      // A visitor has no session that could have ended, and no sign-in is on its way.
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
