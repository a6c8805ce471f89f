import { businessContract } from '@dayfare/api/session/business-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { goBack } from '@dayfare/domain/access';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { failureOf, meaningOf } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { readTrail, writeTrail } from '../../../platform/navigation/trail.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { changeProblem, changeRefusals, isChangedAlready } from './password-change.ts';
import { usePolicy } from './use-policy.ts';

/** Changes the password and continues. If `isForced`, by the rules after sign-in; otherwise back to the previous page. */
export function useChange(isForced: boolean) {
  const { api, connection, flow, local, tab, navigation, notices } = useApp();
  const t = useTexts('session/password');
  const [search] = useSearchParams();
  const policy = usePolicy();
  /** Passwords that may have been set because their response was lost. */
  const unsure = useRef(new Set<string>());
  const calls = api.client(settingsContract);

  const say = (message: string) =>
    notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });

  /** Resolves with the new session, and whether this password was set. */
  const replace = async (newPassword: string) => {
    const isRepeat = unsure.current.has(newPassword);
    unsure.current.add(newPassword);
    let isThisOne = true;
    try {
      await calls.forceChangePassword({ newPassword });
    } catch (error) {
      const failure = failureOf(error, connection.isOnline.get());
      if (meaningOf(failure, changeRefusals)) unsure.current.delete(newPassword);
      if (!isChangedAlready(failure)) throw error;
      isThisOne = isRepeat && unsure.current.size === 1;
    }
    const user = await api.client(businessContract).createToken({ deviceId: deviceId(local) });
    return { user, isThisOne };
  };
  const goBackThere = async () => {
    const before = goBack(readTrail({ local, tab }));
    if (before) writeTrail({ local, tab }, before.history);
    await navigation.go(before?.to ?? '/', { slide: 'left' });
  };

  const submission = useSubmit({
    form: 'session/change-password',
    initial: { current: '', next: '' },
    secret: ['current', 'next'],
    check: ({ current, next }) => changeProblem({ next, ...(!isForced && { current }) }, policy),
    send: async ({ current, next }) => {
      if (isForced) return replace(next);
      await calls.changePassword({ oldPassword: current, newPassword: next });
      return null;
    },
    refusals: changeRefusals,
    onDone: async (replaced, { isShown }) => {
      if (!replaced) {
        say(t('change.done'));
        if (isShown) await goBackThere();
        return null;
      }
      const { user, isThisOne } = replaced;
      const isDone = !user.forcePasswordChange;
      if (isDone) say(t(isThisOne ? 'change.done' : 'change.already'));
      await flow.adopt(user, search.get('redirectUrl'));
      return isDone ? null : { kind: 'down' };
    },
  });
  return { policy, submission };
}
