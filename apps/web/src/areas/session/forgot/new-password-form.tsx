import { pinLimits } from '@dayfare/domain/session';
import type { PasswordPolicy } from '@dayfare/domain/validation';
import { Button } from '@dayfare/ui/button';
import { PasswordField } from '@dayfare/ui/password-field';
import { PinField } from '@dayfare/ui/pin-field';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { passwordRules } from '../password/password-rules.ts';
import { FieldForm } from '../steps/field-form.tsx';
import type { NewPassword, NewPasswordProblem } from './use-forgot.ts';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  policy: PasswordPolicy;
  problem: NewPasswordProblem;
  isPending: boolean;
  refusals: number;
  onSubmit: (typed: NewPassword) => void;
  onAskAgain: () => void;
}

const passwordErrors = {
  missing: 'forgot.passwordMissing',
  wrong: 'forgot.passwordWrong',
} as const satisfies Record<NonNullable<NewPasswordProblem['password']>, string>;

/** The code and the new password, whose rules are ticked off while it is typed. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { policy, problem, isPending, refusals, onSubmit, onAskAgain } = props;
  const t = useTexts('session/password');
  const [code, typeCode] = useState('');
  const [password, typePassword] = useState('');
  return (
    <FieldForm refusals={refusals} onSubmit={() => onSubmit({ code, password })}>
      <PinField
        label={t('forgot.code')}
        value={code}
        onChange={typeCode}
        error={problem.code && code.length < pinLimits.length ? t('forgot.codeMissing') : undefined}
      />
      <PasswordField
        label={t('forgot.password')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={password}
        onChange={typePassword}
        rules={passwordRules(policy, t)}
        description={policy.lastPasswordsRefused > 0 ? t('forgot.notSame') : undefined}
        error={problem.password && t(passwordErrors[problem.password])}
      />
      <Button type="submit" stretch isPending={isPending} pendingLabel={t('forgot.setting')}>
        {t('forgot.set')}
      </Button>
      <Button variant="quiet" stretch onPress={onAskAgain}>
        {t('forgot.again')}
      </Button>
    </FieldForm>
  );
}
