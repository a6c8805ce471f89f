import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

export interface ConfirmPaymentProps {
  isOpen: boolean;
  /** The payee. */
  name: string;
  /** How much, as formatted money. */
  amount: string;
  /** What it is paid from. */
  from: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more, with payee, amount and source: a payment to a friend can't be undone. */
export function ConfirmPayment({ isOpen, name, amount, from, onClose, onConfirm }: ConfirmPaymentProps) {
  const t = useTexts('money/move/friends');
  return (
    <ActionConfirm
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      heading={t('confirmTitle', { name, amount })}
      description={t('confirmText', { from })}
      accept={{ label: t('payAmount', { name, amount }), onPress: onConfirm }}
      reject={{ label: t('confirmNo'), onPress: onClose }}
    />
  );
}
