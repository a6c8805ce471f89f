import type { Tips } from '@dayfare/api/tips/queries';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { AccountForm } from '../setup/account-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { hasFailed, isStuck } from './is-stuck.ts';
import { Settings } from './settings.tsx';

/** What came in this month, the last reports, where they go, and how that is changed. */
export function Dashboard({ tips }: { tips: Tips }) {
  const t = useTexts('tips/home');
  const { currency, thisMonth, deposits, mode } = tips;
  return (
    <>
      <Stack gap={1}>
        <Text variant="label" tone="muted">
          {t('thisMonth')}
        </Text>
        <Amount minor={thisMonth} currency={currency} size="hero" />
      </Stack>
      {mode === 'TimelyTipsOnly' && <Text tone="muted">{t('tipsOnly')}</Text>}
      <Stuck tips={tips} />
      {deposits.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <Stack gap={2}>
          <DepositList heading={t('latest')} deposits={deposits} currency={currency} />
          <Link variant="standalone" href={pathTo('/timely-tips/transactionhistory')}>
            {t('all')}
          </Link>
        </Stack>
      )}
      <Settings tips={tips} />
    </>
  );
}

/** What to do once a payout came back, or the account is gone. */
function Stuck({ tips }: { tips: Tips }) {
  const t = useTexts('tips/home');
  const { money } = useMoneyView(tips.currency);
  if (!isStuck(tips)) return null;
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={t(hasFailed(tips) ? 'failedPayoutTitle' : 'noAccountTitle')}>
        {t('failedPayout', { amount: money(tips.waiting) })}
      </Banner>
      <AccountForm tips={tips} />
    </Stack>
  );
}
