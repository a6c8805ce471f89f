import type { Instrument } from '@dayfare/api/money/queries';
import { type InstrumentCondition, instrumentCondition } from '@dayfare/domain/money';
import { StatusTag, type StatusTagProps } from '@dayfare/ui/status-tag';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';

const tones = {
  usable: 'success',
  checking: 'info',
  checkingAtBank: 'info',
  inReview: 'info',
  notVerified: 'warning',
  amountsDue: 'warning',
  amountsExpired: 'warning',
  amountsLocked: 'danger',
  depositsReturned: 'danger',
  verificationFailed: 'danger',
  detailsOld: 'warning',
  duplicate: 'danger',
  linkExpired: 'warning',
  confirmationDue: 'warning',
  confirmationRefused: 'danger',
  cardCheckDue: 'warning',
  cardExpired: 'warning',
  leaving: 'neutral',
  closed: 'neutral',
} as const satisfies Record<InstrumentCondition, StatusTagProps['tone']>;

/** How an account stands, in a word or two; that it is the default where nothing else is to be said. */
export function ConditionTag({ account }: { account: Instrument }) {
  const t = useMoneyTexts();
  const condition = instrumentCondition(account);
  const isDefault = condition === 'usable' && account.isDefault;
  return (
    <StatusTag tone={isDefault ? 'info' : tones[condition]}>
      {t(`money/accounts/account:condition.${isDefault ? 'default' : condition}`)}
    </StatusTag>
  );
}
