import type { LoginProblem } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { PasswordField } from '@dayfare/ui/password-field';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoginBanner } from './login-banner.tsx';
import type { Login } from './use-login.ts';

const identifierErrors = {
  empty: 'errors.identifierMissing',
  'malformed-email': 'errors.identifierWrong',
} as const satisfies Record<NonNullable<LoginProblem['identifier']>, string>;

/** The longest e-mail address that there can be. */
const longestIdentifier = 254;

/** The two fields and the button. Enter in either field signs in. */
export function LoginForm({ fields, problem, failure, isPending, refusals, type, submit }: Login) {
  const t = useTexts('session/login');
  const form = useRef<HTMLFormElement>(null);

  // The field to mend first gets the focus; its error is read out with it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        {failure && <LoginBanner failure={failure} />}
        <TextField
          label={t('login.identifier')}
          name="username"
          mode="email"
          autoComplete="username"
          enterKeyHint="next"
          maxLength={longestIdentifier}
          value={fields.identifier}
          onChange={(identifier) => type({ identifier })}
          error={problem.identifier && t(identifierErrors[problem.identifier])}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          value={fields.password}
          onChange={(password) => type({ password })}
          error={problem.password && t('errors.passwordMissing')}
        />
        <Button type="submit" stretch isPending={isPending} pendingLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
