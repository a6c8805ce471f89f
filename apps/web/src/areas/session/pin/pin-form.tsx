import { pinTriesLeft } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { PinField } from '@dayfare/ui/pin-field';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FieldForm } from '../steps/field-form.tsx';
import type { PinInHand } from './use-pin.ts';

type FromPin = 'attempts' | 'at' | 'code' | 'problem' | 'work' | 'refusals' | 'type' | 'check';

/** Props of {@link PinForm}. */
export type PinFormProps = Pick<PinInHand, FromPin>;

/** The code's six digits. The last of them sends it, and so does the button. */
export function PinForm({ attempts, at, code, problem, work, refusals, type, check }: PinFormProps) {
  const t = useTexts('session/pin');
  const errors = {
    missing: t('missing'),
    wrong: t('wrong', { count: pinTriesLeft(attempts, at) }),
    expired: t('expired'),
  };
  return (
    <FieldForm refusals={refusals} onSubmit={() => check(code)}>
      <PinField
        label={t('field')}
        name="one-time-code"
        value={code}
        onChange={type}
        onComplete={check}
        error={problem && errors[problem]}
      />
      <Button type="submit" stretch isPending={work === 'checking'} pendingLabel={t('checking')}>
        {t('submit')}
      </Button>
    </FieldForm>
  );
}
