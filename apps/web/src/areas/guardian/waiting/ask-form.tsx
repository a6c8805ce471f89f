import { PhoneField } from '@dayfare/ui/phone-field';
import { Text } from '@dayfare/ui/text';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useAskGuardian } from './use-ask-guardian.ts';

const errors = { missing: 'ask.missing', short: 'ask.short', own: 'ask.own' } as const;

/** Asks for the number of the parent or guardian, and sends the link there. */
export function AskForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('guardian/waiting');
  const { ask } = useAskGuardian(onSent);
  const { values, problems, change } = ask;
  return (
    <TaskFrame
      title={t('ask.title')}
      backTo={pathTo('/ewa/home')}
      onSubmit={() => void ask.submit()}
      footer={
        <SubmitButton submission={ask} pendingLabel={t('sending')}>
          {t('ask.send')}
        </SubmitButton>
      }
    >
      <Text>{t('ask.text')}</Text>
      <FormStatus submission={ask} title={t('notSent')} text={t('notSentText')} />
      <PhoneField
        label={t('ask.label')}
        name="guardianPhone"
        enterKeyHint="send"
        value={values.phone}
        onChange={(phone, isComplete) => change({ phone, isComplete })}
        description={t('ask.rates')}
        error={problems.phone && t(errors[problems.phone])}
      />
    </TaskFrame>
  );
}
