import type { LoginProblem } from '@dayfare/domain/session';
import { Form } from '@dayfare/ui/form';
import { PasswordField } from '@dayfare/ui/password-field';
import { TextField } from '@dayfare/ui/text-field';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loginBanner } from './login-banner.tsx';
import type { Login } from './use-login.ts';

const identifierErrors = {
  empty: 'errors.identifierMissing',
  'malformed-email': 'errors.identifierWrong',
} as const satisfies Record<NonNullable<LoginProblem['identifier']>, string>;

/** The two fields and the button. Enter in either field signs in. */
export function LoginForm({ login }: { login: Login }) {
  const t = useTexts('session/login');
  const { flow, navigation } = useApp();
  const { values, problems, change } = login;
  const type = (typed: Partial<Login['values']>) => {
    if (values.identifier === '' && values.password === '') {
      flow.warmUp();
      // Most sign-ins end there; typing takes longer than fetching it.
      navigation.prepare('/ewa/home');
    }
    // A message about another account says nothing about this one.
    if (typed.identifier !== undefined) login.dismiss();
    change(typed);
  };
  return (
    <Form onSubmit={() => void login.submit()}>
      <FormStatus
        submission={login}
        title={t('errors.downTitle')}
        text={t('errors.down')}
        own={loginBanner}
      />
      <TextField
        label={t('login.identifier')}
        name="username"
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        value={values.identifier}
        onChange={(identifier) => type({ identifier })}
        error={problems.identifier && t(identifierErrors[problems.identifier])}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={values.password}
        onChange={(password) => type({ password })}
        error={problems.password && t('errors.passwordMissing')}
      />
      <SubmitButton submission={login} pendingLabel={t('login.submitting')}>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}
