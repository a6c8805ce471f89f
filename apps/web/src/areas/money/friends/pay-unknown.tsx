import { type FriendPayment, type FriendReceipt, friendOutcome } from '@dayfare/api/money/friends-queries';
import { Banner } from '@dayfare/ui/banner';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useWaysOut } from '../credit-union/use-ways-out.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { forgetPayment } from './kept-payment.ts';

/** Props of {@link PayUnknown}. */
export interface PayUnknownProps {
  payment: FriendPayment;
  /** Called with the server's answer: the receipt, or null where nothing was paid. */
  onEnd: (receipt: FriendReceipt | null) => void;
}

/** A payment whose answer was lost: nothing else is paid before the server has said what became of it. */
export function PayUnknown({ payment, onEnd }: PayUnknownProps) {
  const { api, notices, unfinished } = useApp();
  const t = useTexts('money/friends');
  const { home } = useWaysOut();
  const { money } = useMoneyView(useCurrency() ?? 'USD');
  const form = useSubmit({
    form: 'money/pay-friend-unknown',
    initial: {},
    secret: [],
    send: () => friendOutcome(api, payment.key),
    onDone: async (receipt) => {
      await forgetPayment(unfinished, payment.key);
      if (!receipt)
        notices.say({ message: t('notDone'), tone: 'info', durationMs: snackbarDurations.component });
      onEnd(receipt);
      return null;
    },
  });
  return (
    <AccountFrame
      title={t('unknownTitle')}
      backTo={home}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('asking')}>
          {t('ask')}
        </SubmitButton>
      }
    >
      <Banner tone="warning" isAnnounced>
        {t('unknown', { amount: money(payment.amount), name: payment.friend.name })}
      </Banner>
      <FormStatus submission={form} />
    </AccountFrame>
  );
}
