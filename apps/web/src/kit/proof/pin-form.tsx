import { pinTriesLeft } from '@dayfare/domain/session';
import { Form } from '@dayfare/ui/form';
import { PinField } from '@dayfare/ui/pin-field';
import { FormStatus } from '../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../platform/forms/submit-button.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CodeInHand } from './use-code.ts';

export type PinFormProps = Pick<CodeInHand, 'attempts' | 'at' | 'checking' | 'type' | 'check'>;

/** The six digits of a code. Entering the last one submits it, and so does the button. */
export function PinForm({ attempts, at, checking, type, check }: PinFormProps) {
  const t = useTexts('kit/proof');
  const { values, problems } = checking;
  const errors = {
    missing: t('missing'),
    wrong: t('wrong', { count: pinTriesLeft(attempts, at) }),
    expired: t('expired'),
  };
  return (
    <Form onSubmit={() => check(values.code)}>
      <FormStatus submission={checking} />
      <PinField
        label={t('field')}
        name="one-time-code"
        value={values.code}
        onChange={type}
        onComplete={check}
        error={problems.code && errors[problems.code]}
      />
      <SubmitButton submission={checking} pendingLabel={t('checking')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
