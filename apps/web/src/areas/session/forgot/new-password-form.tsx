import { Button } from '@dayfare/ui/button';
import { Form } from '@dayfare/ui/form';
import { PasswordField } from '@dayfare/ui/password-field';
import { PinField } from '@dayfare/ui/pin-field';
import { passwordRules } from '../../../kit/password/password-rules.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { AskedCode } from './asked-record.ts';
import { useNewPassword } from './use-forgot.ts';

export interface NewPasswordFormProps {
  asked: AskedCode;
  onAskAgain: () => void;
}

/** The code and the new password, whose rules are ticked off while it is typed. */
export function NewPasswordForm({ asked, onAskAgain }: NewPasswordFormProps) {
  const { policy } = asked;
  const t = useTexts('session/forgot');
  const password = useTexts('kit/password');
  const setting = useNewPassword(asked);
  const { values, problems, change } = setting;
  return (
    <Form onSubmit={() => void setting.submit()}>
      <FormStatus submission={setting} />
      <PinField
        label={t('code')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={problems.code && t('codeMissing')}
      />
      <PasswordField
        label={password('label')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={values.password}
        onChange={(password) => change({ password })}
        rules={passwordRules(policy, password)}
        description={policy.lastPasswordsRefused > 0 ? password('notSame') : undefined}
        error={problems.password && password(problems.password)}
      />
      <SubmitButton submission={setting} pendingLabel={t('setting')}>
        {t('set')}
      </SubmitButton>
      <Button variant="quiet" isStretched onPress={onAskAgain}>
        {t('again')}
      </Button>
    </Form>
  );
}
