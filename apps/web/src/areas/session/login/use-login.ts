import { type LoginFields, type LoginProblem, loginProblem } from '@dayfare/domain/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';

/** The sign-in form's state. */
export interface Login {
  readonly fields: LoginFields;
  /** What is wrong before anything is sent, by field. */
  readonly problem: LoginProblem;
  /** What the server said; null while there is nothing to say. */
  readonly failure: Failure | null;
  readonly isPending: boolean;
  /** Counts the tries that did not get past the fields, so that focus can follow. */
  readonly refusals: number;
  readonly type: (change: Partial<LoginFields>) => void;
  readonly submit: () => Promise<void>;
}

/** Signs in with what is typed. What was typed is kept whatever happens. */
export function useLogin(): Login {
  const { flow, connection } = useApp();
  const [search] = useSearchParams();
  const [fields, setFields] = useState<LoginFields>({ identifier: '', password: '' });
  const [problem, setProblem] = useState<LoginProblem>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const type = (change: Partial<LoginFields>) => {
    if (fields.identifier === '' && fields.password === '') flow.warmUp();
    setFields((typed) => ({ ...typed, ...change }));
    // A field that is being mended is not told off meanwhile.
    setProblem((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in change))));
    if (change.identifier !== undefined) setFailure(null);
  };

  const submit = async () => {
    if (isPending) return;
    const found = loginProblem(fields);
    setProblem(found ?? {});
    setFailure(null);
    if (found) {
      setRefusals((count) => count + 1);
      return;
    }
    setPending(true);
    try {
      await flow.signIn(fields, search.get('redirectUrl'));
    } catch (error) {
      setFailure(failureOf(error, connection.isOnline.get()));
    } finally {
      setPending(false);
    }
  };

  return { fields, problem, failure, isPending, refusals, type, submit };
}
