import { forgotContract, toPasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { isPinCode, type LoginProblem, loginProblem } from '@dayfare/domain/session';
import { type PasswordPolicy, passwordProblem } from '@dayfare/domain/validation';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { identifiedBy } from '../../../platform/session/credentials.ts';

/** A code that has been asked for, and what is asked of the password that it sets. */
export interface AskedCode {
  readonly identifier: string;
  readonly sentPinIDString: string;
  readonly policy: PasswordPolicy;
}

/** What is typed beside the code. */
export interface NewPassword {
  readonly code: string;
  readonly password: string;
}

/** What is wrong before anything is sent, by field. */
export interface NewPasswordProblem {
  readonly code?: 'missing';
  readonly password?: 'missing' | 'wrong';
}

function problemOf({ code, password }: NewPassword, policy: PasswordPolicy): NewPasswordProblem | null {
  const wrong = passwordProblem(password, policy)?.key;
  if (isPinCode(code) && !wrong) return null;
  return {
    ...(!isPinCode(code) && { code: 'missing' }),
    ...(wrong && { password: wrong === 'Required' ? 'missing' : 'wrong' }),
  };
}

/** The way back in: who it is, then the code with a new password. What was typed is kept over a failure. */
export function useForgot() {
  const { api, connection, navigation, notices } = useApp();
  const t = useTexts('session/password');
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [missing, setMissing] = useState<LoginProblem['identifier']>(undefined);
  const [problem, setProblem] = useState<NewPasswordProblem>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  /** Counts the tries that did not get past the fields, so that focus can follow. */
  const [refusals, setRefusals] = useState(0);
  const calls = api.client(forgotContract);

  const attempt = async (work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error, connection.isOnline.get()));
    } finally {
      setPending(false);
    }
  };
  const refuse = () => {
    setFailure(null);
    setRefusals((count) => count + 1);
  };

  const ask = (identifier: string) => {
    const found = loginProblem({ identifier, password: '-' })?.identifier;
    setMissing(found);
    if (found) return refuse();
    void attempt(async () => {
      const { sentPinIDString, passwordPolicy } = await calls.forgotPassword(identifiedBy(identifier));
      setAsked({ identifier: identifier.trim(), sentPinIDString, policy: toPasswordPolicy(passwordPolicy) });
    });
  };
  const set = (typed: NewPassword) => {
    if (!asked) return;
    const found = problemOf(typed, asked.policy);
    setProblem(found ?? {});
    if (found) return refuse();
    void attempt(async () => {
      const { code: pinCode, password: newPassword } = typed;
      await calls.resetPassword({ sentPinIDString: asked.sentPinIDString, pinCode, newPassword });
      notices.say({ message: t('forgot.done'), tone: 'success', durationMs: snackbarDurations.component });
      await navigation.go('/welcome/login', { replace: true });
    });
  };
  const askAgain = () => {
    setFailure(null);
    setProblem({});
    setAsked(null);
  };
  return { asked, missing, problem, failure, isPending, refusals, ask, set, askAgain };
}
