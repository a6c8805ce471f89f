import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { isPinCode, type LoginProblem, loginProblem } from '@dayfare/domain/session';
import { type PasswordPolicy, passwordProblem } from '@dayfare/domain/validation';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useCaptcha } from '../../../kit/captcha/use-captcha.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { identifiedBy } from '../../../platform/session/credentials.ts';
import { type AskedCode, askedCode, forgetAsked, keepAsked } from './asked-record.ts';

/** What is typed beside the code. */
interface NewPassword {
  readonly code: string;
  readonly password: string;
}

/** What is wrong with it, by field. */
export interface NewPasswordProblem {
  readonly code?: 'missing';
  readonly password?: 'missing' | 'wrong' | 'same' | 'refused' | 'leaked';
}

function problemOf({ code, password }: NewPassword, policy: PasswordPolicy): NewPasswordProblem | null {
  const wrong = passwordProblem(password, policy)?.key;
  if (isPinCode(code) && !wrong) return null;
  return {
    ...(!isPinCode(code) && { code: 'missing' }),
    ...(wrong && { password: wrong === 'Required' ? 'missing' : 'wrong' }),
  };
}

function identifierProblem({ identifier }: { identifier: string }): Pick<LoginProblem, 'identifier'> | null {
  const found = loginProblem({ identifier, password: '-' })?.identifier;
  return found ? { identifier: found } : null;
}

/** Asks for a code, for who was typed before at first. */
export function useAskForCode(identifier: string, onAsked: (asked: AskedCode) => void) {
  const { api, tab } = useApp();
  const captcha = useCaptcha();
  const asking = useSubmit({
    form: 'session/forgot',
    initial: { identifier },
    secret: [],
    check: identifierProblem,
    send: async (typed) => {
      const captchaAnswers = await captcha.take();
      const wire = await api
        .client(forgotContract)
        .forgotPassword({ ...identifiedBy(typed.identifier), captchaAnswers });
      return { ...wire, identifier: typed.identifier.trim() };
    },
    onDone: (answer) => {
      keepAsked(tab, answer, nowMs());
      onAsked(askedCode(answer));
    },
  });
  return { asking, captcha };
}

/** Sets a new password with the code, and goes on to the sign-in. */
export function useNewPassword({ policy, sentPinIDString }: AskedCode) {
  const { api, navigation, notices, tab } = useApp();
  const t = useTexts('session/forgot');
  return useSubmit<NewPassword, boolean, NewPasswordProblem>({
    form: 'session/forgot/new-password',
    initial: { code: '', password: '' },
    secret: ['code', 'password'],
    check: (typed) => problemOf(typed, policy),
    send: ({ code: pinCode, password: newPassword }) =>
      api.client(forgotContract).resetPassword({ sentPinIDString, pinCode, newPassword }),
    refusals: {
      PasswordPolicy: { password: 'refused' },
      PasswordBreached: { password: 'leaked' },
      PasswordReused: { password: 'same' },
    },
    onDone: async (_, { isShown }) => {
      forgetAsked(tab);
      notices.say({ message: t('done'), tone: 'success', durationMs: snackbarDurations.app });
      if (isShown) await navigation.go('/welcome/login', { replace: true });
    },
  });
}
