import { type Card, replaceCardAnswer } from '@dayfare/api/card/queries';
import { activateCard } from '@dayfare/api/card/services-queries';
import { isoDate } from '@dayfare/domain/money';
import { cardExpiryProblem, expiryMonth } from '@dayfare/domain/validation';
import { MaskedField } from '@dayfare/ui/masked-field';
import { useQueryClient } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

interface Printed {
  readonly last4: string;
  readonly expiry: string;
}

type PrintedProblems = {
  readonly last4?: 'missing' | 'CardDigitsMismatch';
  readonly expiry?: 'Required' | 'CardExpiryNotValid' | 'CardExpired' | 'CardExpiryMismatch';
};

export interface PrintedFormProps {
  card: Card;
  onBack: () => void;
}

/** What stands on the card: typing it proves that the user has the card in hand. */
export function PrintedForm({ card, onBack }: PrintedFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('card/activate');
  const { today } = useMoneyView(card.detail?.currency ?? 'USD');
  const form = useSubmit<Printed, Awaited<ReturnType<typeof activateCard>>, PrintedProblems>({
    form: 'card/activate',
    initial: { last4: '', expiry: '' },
    secret: ['last4', 'expiry'],
    check: ({ last4, expiry }) => {
      const expired = cardExpiryProblem(expiry, isoDate(today));
      const isShort = !/^\d{4}$/.test(last4);
      if (!isShort && !expired) return null;
      return { ...(isShort && { last4: 'missing' }), ...(expired && { expiry: expired.key }) };
    },
    send: ({ last4, expiry }) =>
      activateCard(api, { cardID: card.id, last4, expiry: expiryMonth(expiry) ?? '' }),
    refusals: {
      CardDigitsMismatch: { last4: 'CardDigitsMismatch' },
      CardExpiryMismatch: { expiry: 'CardExpiryMismatch' },
    },
    onDone: (answer) => {
      replaceCardAnswer(client, answer);
      // The steps come back, with one more tick.
      onBack();
      return null;
    },
  });
  const { values, problems, change } = form;
  return (
    <TaskFrame
      title={t('printed.title')}
      backTo={pathTo('/card/home')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('printed.sending')}>
          {t('printed.submit')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('printed.failed')} />
      <MaskedField
        label={t('printed.last4')}
        description={t('printed.last4Hint')}
        mode="numeric"
        maxLength={4}
        autoComplete="off"
        value={values.last4}
        onChange={(last4) => change({ last4 })}
        error={problems.last4 && t(`wrong.${problems.last4}`)}
      />
      <MaskedField
        label={t('printed.expiry')}
        description={t('printed.expiryHint')}
        mode="card-expiry"
        autoComplete="off"
        value={values.expiry}
        onChange={(expiry) => change({ expiry })}
        error={problems.expiry && t(`wrong.${problems.expiry}`)}
      />
    </TaskFrame>
  );
}
