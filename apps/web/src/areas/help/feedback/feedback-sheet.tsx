import { feedbackContract } from '@dayfare/api/help/feedback-contract';
import { type FeedbackKind, feedbackKinds, longestFeedback } from '@dayfare/domain/help';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Form } from '@dayfare/ui/form';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { TextArea } from '@dayfare/ui/text-area';
import { useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

interface Values {
  readonly kind: FeedbackKind | null;
  readonly text: string;
  readonly mayContact: boolean;
}

interface FeedbackProblems {
  readonly kind?: 'kindMissing';
  readonly text?: 'messageMissing' | 'tooMany';
}

const initial: Values = { kind: null, text: '', mayContact: false };

function feedbackProblems({ kind, text }: Values): FeedbackProblems | null {
  if (kind && text.trim() !== '') return null;
  return {
    ...(!kind && { kind: 'kindMissing' as const }),
    ...(text.trim() === '' && { text: 'messageMissing' as const }),
  };
}

/** The form for feedback about the product. */
export function FeedbackSheet({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const t = useTexts('help/feedback');
  const { notify } = useSnackbar();
  const form = useId();
  const sending = useSubmit({
    form: 'help/feedback',
    initial,
    secret: [],
    check: feedbackProblems,
    send: ({ kind, ...rest }) => api.client(feedbackContract).saveFeedback({ kind: kind ?? 'idea', ...rest }),
    refusals: { DailyLimitReached: { text: 'tooMany' } },
    onDone: () => {
      notify({ message: t('sent'), tone: 'success' });
      onClose();
    },
  });
  const { values, problems, change } = sending;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      actions={
        <SubmitButton submission={sending} form={form} pendingLabel={t('sending')}>
          {t('send')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void sending.submit()}>
        <Text tone="muted">{t('text')}</Text>
        <FormStatus submission={sending} title={t('failedTitle')} />
        <RadioGroup
          label={t('kind')}
          options={feedbackKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={values.kind}
          onChange={(kind) => change({ kind })}
          error={problems.kind && t(problems.kind)}
        />
        <TextArea
          label={t('message')}
          description={t('messageHint')}
          maxLength={longestFeedback}
          value={values.text}
          onChange={(text) => change({ text })}
          error={problems.text && t(problems.text)}
        />
        <Checkbox isSelected={values.mayContact} onChange={(mayContact) => change({ mayContact })}>
          {t('mayContact')}
        </Checkbox>
      </Form>
    </BottomSheet>
  );
}
