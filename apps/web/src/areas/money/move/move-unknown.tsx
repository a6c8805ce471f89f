import { type Move, type MoveReceipt, moveOutcome } from '@dayfare/api/money/instrument-money-queries';
import { Banner } from '@dayfare/ui/banner';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { accountsPath } from '../view/steps.ts';
import { forgetMove } from './kept-move.ts';

/** Props of {@link MoveUnknown}. */
export interface MoveUnknownProps {
  move: Move;
  /** Called with the server's answer: the receipt, or null where nothing has moved. */
  onEnd: (receipt: MoveReceipt | null) => void;
}

/** A move whose answer was lost: nothing else moves before the server has said what became of it. */
export function MoveUnknown({ move, onEnd }: MoveUnknownProps) {
  const { api, notices, unfinished } = useApp();
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const form = useSubmit({
    form: 'money/move-unknown',
    initial: {},
    secret: [],
    send: () => moveOutcome(api, move.key),
    onDone: async (receipt) => {
      await forgetMove(unfinished, move.key);
      if (!receipt)
        notices.say({
          message: t('money/move:notMoved'),
          tone: 'info',
          durationMs: snackbarDurations.component,
        });
      onEnd(receipt);
      return null;
    },
  });
  return (
    <AccountFrame
      title={t('money/move:unknownTitle')}
      backTo={accountsPath}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/move:asking')}>
          {t('money/move:ask')}
        </SubmitButton>
      }
    >
      <Banner tone="warning" isAnnounced>
        {t('money/move:unknown', { amount: money(move.amount) })}
      </Banner>
      <FormStatus submission={form} />
    </AccountFrame>
  );
}
