import { Button } from '@dayfare/ui/button';
import { Form } from '@dayfare/ui/form';
import { PasswordField } from '@dayfare/ui/password-field';
import { PinField } from '@dayfare/ui/pin-field';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { passwordRules } from '../password/password-rules.ts';
import type { AskedCode } from './asked-record.ts';
import { type NewPasswordProblem, useNewPassword } from './use-forgot.ts';

export interface NewPasswordFormProps {
  asked: AskedCode;
  onAskAgain: () => void;
}

const passwordErrors = {
  missing: 'forgot.passwordMissing',
  wrong: 'forgot.passwordWrong',
  same: 'change.same',
  refused: 'change.refused',
  leaked: 'change.leaked',
} as const satisfies Record<NonNullable<NewPasswordProblem['password']>, string>;

/** The code and the new password, whose rules are ticked off while it is typed. */
export function NewPasswordForm({ asked, onAskAgain }: NewPasswordFormProps) {
  const { policy } = asked;
  const t = useTexts('session/password');
  const setting = useNewPassword(asked);
  const { values, problems, change } = setting;
  return (
    <Form onSubmit={() => void setting.submit()}>
      <FormStatus submission={setting} />
      <PinField
        label={t('forgot.code')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={problems.code && t('forgot.codeMissing')}
      />
      <PasswordField
        label={t('forgot.password')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={values.password}
        onChange={(password) => change({ password })}
        rules={passwordRules(policy, t)}
        description={policy.lastPasswordsRefused > 0 ? t('forgot.notSame') : undefined}
        error={problems.password && t(passwordErrors[problems.password])}
      />
      <SubmitButton submission={setting} pendingLabel={t('forgot.setting')}>
        {t('forgot.set')}
      </SubmitButton>
      <Button variant="quiet" isStretched onPress={onAskAgain}>
        {t('forgot.again')}
      </Button>
    </Form>
  );
}
