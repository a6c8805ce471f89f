import type { TwoStepSettings } from '@dayfare/api/session/queries';
import { Banner } from '@dayfare/ui/banner';
import { Form } from '@dayfare/ui/form';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useProofSheet } from '../proof/use-proof-sheet.ts';
import { choiceOf, provedByMail, type TwoStepChoice, wishOf } from './two-step-choice.ts';
import { useTwoStep } from './use-two-step.ts';

/** Whether new devices require a code, and where it is sent. A change must be proved with a code before it is saved. */
export function TwoStepForm({ settings }: { settings: TwoStepSettings }) {
  const t = useTexts('session/two-step');
  const { submission, demand } = useTwoStep(settings);
  const { values, change, isPending } = submission;
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const now = choiceOf(settings);
  const goesTo = (choice: TwoStepChoice) =>
    choice === now ? { description: t('goTo', { to: settings.to }) } : {};
  const goOn = () => {
    setOpen(false);
    void submission.submit();
  };
  return (
    <>
      <Form onSubmit={() => void submission.submit()}>
        <FormStatus submission={submission} title={t('saveFailed')} text={t('loadFailedText')} />
        {demand && !isOpen && !isPending && (
          <Banner tone="warning" title={t('saveFailed')} isAnnounced>
            {t('notProved')}
          </Banner>
        )}
        <RadioGroup<TwoStepChoice>
          label={t('legend')}
          name="two-step"
          value={values.choice}
          onChange={(choice) => change({ choice })}
          options={[
            { value: 'text', label: t('byText'), ...goesTo('text') },
            { value: 'mail', label: t('byMail'), ...goesTo('mail') },
            { value: 'off', label: t('off'), description: t('offText') },
          ]}
        />
        <SubmitButton submission={submission} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('proof')}
          toMail={provedByMail(settings, wishOf(values.choice, settings))}
          onProved={goOn}
        />
      )}
    </>
  );
}
