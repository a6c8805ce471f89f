import type { TwoStepSettings } from '@dayfare/api/session/queries';
import { Banner } from '@dayfare/ui/banner';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import type { Submission } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { choiceOf, type TwoStepChoice } from './two-step-choice.ts';

export interface TwoStepFormProps {
  /** The settings as they are. */
  settings: TwoStepSettings;
  submission: Submission<{ readonly choice: TwoStepChoice | null }>;
  /** What is selected. */
  choice: TwoStepChoice | null;
  /** Whether the proof that the server asks for was left undone. */
  isUnproved: boolean;
}

/** The ways of two-step sign-in, and what became of the last attempt to save one. */
export function TwoStepForm({ settings, submission, choice, isUnproved }: TwoStepFormProps) {
  const t = useTexts('session/two-step');
  const now = choiceOf(settings);
  const goesTo = (one: TwoStepChoice) => (one === now ? { description: t('goTo', { to: settings.to }) } : {});
  return (
    <>
      <FormStatus submission={submission} title={t('saveFailed')} text={t('loadFailedText')} />
      {isUnproved && !submission.isPending && (
        <Banner tone="warning" title={t('saveFailed')} isAnnounced>
          {t('notProved')}
        </Banner>
      )}
      <RadioGroup<TwoStepChoice>
        label={t('legend')}
        name="two-step"
        value={choice}
        onChange={(one) => submission.change({ choice: one })}
        options={[
          { value: 'text', label: t('byText'), ...goesTo('text') },
          { value: 'mail', label: t('byMail'), ...goesTo('mail') },
          { value: 'off', label: t('off'), description: t('offText') },
        ]}
      />
    </>
  );
}
