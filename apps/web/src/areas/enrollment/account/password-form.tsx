import { PasswordField } from '@dayfare/ui/password-field';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { passwordRules } from '../../../kit/password/password-rules.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { onOneLine } from '../../../platform/i18n/telephone.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCreatePassword } from './use-create-password.ts';

/** The password, whose rules are ticked off while it is typed. */
export function PasswordForm() {
  const t = useTexts('enrollment/account');
  const words = useTexts('kit/password');
  const { policy, submission, phone } = useCreatePassword();
  const { values, problems, change } = submission;
  return (
    <StepPage
      screen="PasswordInput"
      title={t('password.title')}
      text={t('password.text', { phone: onOneLine(phone) })}
      onBack={null}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('password.saving')}>
          {t('password.create')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      <PasswordField
        label={t('password.label')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={values.password}
        onChange={(password) => change({ password })}
        rules={policy ? passwordRules(policy, words) : undefined}
        error={problems.password && words(problems.password)}
      />
    </StepPage>
  );
}
