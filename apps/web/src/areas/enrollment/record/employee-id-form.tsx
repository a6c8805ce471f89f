import { employeeIdDigits } from '@dayfare/domain/enrollment';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { EmployerCodeField } from '../../../kit/enrollment/employer-code-field.tsx';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import * as styles from './picture.css.ts';
import { useEmployeeId } from './use-employee-id.ts';

/** The employee id, as the employer describes it. */
export function EmployeeIdForm() {
  const t = useTexts('enrollment/record');
  const { draft, rules, submission, isOver } = useEmployeeId();
  const { values, problems, change } = submission;
  const { employer, attemptsLeft } = draft;
  const example = employer?.employeeIDExample;
  const count = employeeIdDigits(rules) ?? 0;
  const errors = {
    missing: t('id.missing'),
    notDigits: t('id.notDigits'),
    notId: t('id.notId'),
    digitCount: t('id.digitCount', { count }),
    notFound: t('details.notFound', { count: attemptsLeft }),
  };
  return (
    <StepPage
      screen="EmployeeIdInput"
      title={t('id.title')}
      text={t('id.text', { employer: employer?.name ?? '' })}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('checking')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      <TextField
        label={employer?.employeeIDLabel ?? t('id.label')}
        autoComplete="off"
        enterKeyHint="go"
        // The keypad of figures, which has a hyphen too.
        type={rules.isNumeric ? 'tel' : 'text'}
        prefix={rules.prefix || undefined}
        maxLength={24}
        value={
          values.employeeId.startsWith(rules.prefix)
            ? values.employeeId.slice(rules.prefix.length)
            : values.employeeId
        }
        onChange={(employeeId) => change({ employeeId })}
        description={
          <Stack gap={1}>
            {employer?.employeeIDDescription && <Text tone="muted">{employer.employeeIDDescription}</Text>}
            {example && <Text tone="muted">{t('id.example', { example })}</Text>}
          </Stack>
        }
        error={problems.employeeId && errors[problems.employeeId]}
      />
      {isOver && (
        <EmployerCodeField
          value={values.code}
          onChange={(code) => change({ code })}
          problem={problems.code}
        />
      )}
      {employer?.employeeIDImage && (
        <img src={employer.employeeIDImage} alt={t('id.picture')} className={styles.picture} />
      )}
    </StepPage>
  );
}
