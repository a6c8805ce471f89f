import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentCondition } from '@dayfare/domain/money';
import { Banner, type BannerTone } from '@dayfare/ui/banner';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

const tones = {
  checking: 'info',
  checkingAtBank: 'info',
  inReview: 'info',
  notVerified: 'warning',
  amountsDue: 'info',
  amountsExpired: 'warning',
  amountsLocked: 'danger',
  depositsReturned: 'danger',
  verificationFailed: 'danger',
  detailsOld: 'warning',
  duplicate: 'danger',
  linkExpired: 'warning',
  confirmationDue: 'info',
  confirmationRefused: 'danger',
  cardCheckDue: 'warning',
  cardExpired: 'warning',
  leaving: 'info',
  closed: 'warning',
} as const satisfies Record<string, BannerTone>;

/** What it means that an account can't be used, and what to do; nothing for one that can. */
export function ConditionBanner({ account }: { account: Instrument }) {
  const { t, moment } = useMoneyView(useCurrency() ?? 'USD');
  const condition = instrumentCondition(account);
  if (condition === 'usable') return null;
  const { pennyTest } = account;
  const isUnknownBiller = condition === 'closed' && account.kind === 'Biller';
  const words =
    condition === 'checking' && pennyTest
      ? t('money/accounts/account:explain.depositsUnderway', { when: moment(pennyTest.arrivesAt) })
      : t(`money/accounts/account:explain.${isUnknownBiller ? 'billerClosed' : condition}`, {
          until: pennyTest ? moment(pennyTest.expiresAt) : '',
        });
  return <Banner tone={tones[condition]}>{words}</Banner>;
}
