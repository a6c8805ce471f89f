import type { Instrument } from '@dayfare/api/money/queries';
import { type InstrumentCondition, instrumentCondition } from '@dayfare/domain/money';
import { StatusTag, type StatusTagProps } from '@dayfare/ui/status-tag';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

const tones = {
  usable: 'success',
  checking: 'info',
  amountsDue: 'warning',
  amountsExpired: 'warning',
  amountsLocked: 'danger',
  depositsReturned: 'danger',
  linkExpired: 'warning',
  closed: 'neutral',
} as const satisfies Record<InstrumentCondition, StatusTagProps['tone']>;

/** How an account stands, in a word or two; that it is the default where nothing else is to be said. */
export function ConditionTag({ account }: { account: Instrument }) {
  const t = useMoneyTexts();
  const condition = instrumentCondition(account);
  const isDefault = condition === 'usable' && account.isDefault;
  return (
    <StatusTag tone={isDefault ? 'info' : tones[condition]}>
      {t(`money/accounts:condition.${isDefault ? 'default' : condition}`)}
    </StatusTag>
  );
}
