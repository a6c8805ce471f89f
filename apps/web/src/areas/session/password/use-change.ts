import { businessContract } from '@dayfare/api/session/business-contract';
import { toPasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { goBack } from '@dayfare/domain/access';
import type { PasswordPolicy } from '@dayfare/domain/validation';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { readTrail, writeTrail } from '../../../platform/navigation/trail.ts';
import { deviceId } from '../../../platform/session/device.ts';
import {
  type ChangeProblem,
  changeProblem,
  isChangedAlready,
  type PasswordChange,
  refusedField,
} from './password-change.ts';

/** What the server asks of a new password; null until it has said so, and if it cannot. */
function usePolicy(): PasswordPolicy | null {
  const { api } = useApp();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const wire = await api.client(settingsContract).getPasswordPolicy();
      if (isWanted) setPolicy(toPasswordPolicy(wire));
    };
    // The server checks the password in any case.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [api]);
  return policy;
}

/** Changes the password and goes on. `isForced`: on by the rules after a sign-in; else back to where one came from. */
export function useChange(isForced: boolean) {
  const { api, connection, flow, local, navigation, notices } = useApp();
  const t = useTexts('session/password');
  const [search] = useSearchParams();
  const policy = usePolicy();
  const [problem, setProblem] = useState<ChangeProblem>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  /** Counts the tries that did not get past the fields, so that focus can follow. */
  const [refusals, setRefusals] = useState(0);
  /** Passwords that may count because their answer was lost. */
  const unsure = useRef(new Set<string>());
  const calls = api.client(settingsContract);

  const say = (message: string) =>
    notices.say({ message, tone: 'success', durationMs: snackbarDurations.component });
  const mend = (found: ChangeProblem) => {
    setProblem(found);
    setFailure(null);
    setRefusals((count) => count + 1);
  };

  const replace = async (newPassword: string) => {
    const isRepeat = unsure.current.has(newPassword);
    unsure.current.add(newPassword);
    let isThisOne = true;
    try {
      await calls.forceChangePassword({ newPassword });
    } catch (error) {
      const failed = failureOf(error, connection.isOnline.get());
      if (refusedField(failed)) unsure.current.delete(newPassword);
      if (!isChangedAlready(failed)) throw error;
      isThisOne = isRepeat && unsure.current.size === 1;
    }
    const user = await api.client(businessContract).createToken({ deviceId: deviceId(local) });
    if (!user.forcePasswordChange) say(t(isThisOne ? 'change.done' : 'change.already'));
    else setFailure({ kind: 'down' });
    await flow.adopt(user, search.get('redirectUrl'));
  };
  const change = async (oldPassword: string, newPassword: string) => {
    await calls.changePassword({ oldPassword, newPassword });
    say(t('change.done'));
    const before = goBack(readTrail(local));
    if (before) writeTrail(local, before.history);
    await navigation.go(before?.to ?? '/', { slide: 'left' });
  };

  const submit = async (typed: PasswordChange) => {
    if (isPending) return;
    const found = changeProblem(typed, policy);
    if (found) return mend(found);
    setProblem({});
    setFailure(null);
    setPending(true);
    try {
      await (isForced ? replace(typed.next) : change(typed.current ?? '', typed.next));
    } catch (error) {
      const failed = failureOf(error, connection.isOnline.get());
      const refused = refusedField(failed);
      if (refused) mend(refused);
      else setFailure(failed);
    } finally {
      setPending(false);
    }
  };
  return { policy, problem, failure, isPending, refusals, submit };
}
