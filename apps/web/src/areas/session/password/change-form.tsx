import { Button } from '@dayfare/ui/button';
import { PasswordField } from '@dayfare/ui/password-field';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FieldForm } from '../steps/field-form.tsx';
import type { ChangeProblem } from './password-change.ts';
import { passwordRules } from './password-rules.ts';
import { useChange } from './use-change.ts';

/** Props of {@link ChangeForm}. */
export interface ChangeFormProps {
  /** The password has to be changed right after the sign-in, for which the current one is not asked again. */
  isForced: boolean;
}

const currentErrors = {
  missing: 'change.currentMissing',
  wrong: 'change.currentWrong',
} as const satisfies Record<NonNullable<ChangeProblem['current']>, string>;

const nextErrors = {
  missing: 'forgot.passwordMissing',
  wrong: 'forgot.passwordWrong',
  same: 'change.same',
  refused: 'change.refused',
} as const satisfies Record<NonNullable<ChangeProblem['next']>, string>;

/** The current password and the new one, whose rules are ticked off while it is typed. */
export function ChangeForm({ isForced }: ChangeFormProps) {
  const t = useTexts('session/password');
  const { policy, problem, failure, isPending, refusals, submit } = useChange(isForced);
  const [current, typeCurrent] = useState('');
  const [next, typeNext] = useState('');
  return (
    <Stack gap={4}>
      {failure && <FailureBanner failure={failure} />}
      <FieldForm refusals={refusals} onSubmit={() => void submit({ next, ...(!isForced && { current }) })}>
        {!isForced && (
          <PasswordField
            label={t('change.current')}
            name="current-password"
            autoComplete="current-password"
            enterKeyHint="next"
            value={current}
            onChange={typeCurrent}
            error={problem.current && t(currentErrors[problem.current])}
          />
        )}
        <PasswordField
          label={t('forgot.password')}
          name="new-password"
          autoComplete="new-password"
          enterKeyHint="go"
          value={next}
          onChange={typeNext}
          rules={policy ? passwordRules(policy, t) : undefined}
          description={policy && policy.lastPasswordsRefused > 0 ? t('forgot.notSame') : undefined}
          error={problem.next && t(nextErrors[problem.next])}
        />
        <Button type="submit" stretch isPending={isPending} pendingLabel={t('change.pending')}>
          {t('change.submit')}
        </Button>
      </FieldForm>
    </Stack>
  );
}
