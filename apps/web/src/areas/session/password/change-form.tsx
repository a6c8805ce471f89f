import { PasswordField } from '@dayfare/ui/password-field';
import { passwordRules } from '../../../kit/password/password-rules.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ChangeProblem } from './password-change.ts';
import type { useChange } from './use-change.ts';

export interface ChangeFormProps extends ReturnType<typeof useChange> {
  /** The password has to be changed right after the sign-in, for which the current one is not asked again. */
  isForced: boolean;
}

const currentErrors = {
  missing: 'change.currentMissing',
  wrong: 'change.currentWrong',
} as const satisfies Record<NonNullable<ChangeProblem['current']>, string>;

/** The current password and the new one, whose rules are ticked off while it is typed. */
export function ChangeForm({ isForced, policy, submission }: ChangeFormProps) {
  const t = useTexts('session/password');
  const password = useTexts('kit/password');
  const { values, problems, change } = submission;
  return (
    <>
      <FormStatus submission={submission} />
      {!isForced && (
        <PasswordField
          label={t('change.current')}
          name="current-password"
          autoComplete="current-password"
          enterKeyHint="next"
          value={values.current}
          onChange={(current) => change({ current })}
          error={problems.current && t(currentErrors[problems.current])}
        />
      )}
      <PasswordField
        label={password('label')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={values.next}
        onChange={(next) => change({ next })}
        rules={policy ? passwordRules(policy, password) : undefined}
        description={policy && policy.lastPasswordsRefused > 0 ? password('notSame') : undefined}
        error={problems.next && password(problems.next)}
      />
    </>
  );
}
