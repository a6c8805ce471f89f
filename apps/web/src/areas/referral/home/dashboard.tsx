import type { Referrals } from '@dayfare/api/referral/queries';
import { userType } from '@dayfare/domain/access';
import { rewardOfNext } from '@dayfare/domain/referral';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { Invitations } from './invitations.tsx';
import { Rewards } from './rewards.tsx';

/** What was earned, what the next person brings, and every invitation. */
export function Dashboard({ referrals }: { referrals: Referrals }) {
  const t = useTexts('referral/home');
  const { earned, currency, enrolled, isOpen } = referrals;
  const { money } = useMoneyView(currency);
  const next = rewardOfNext(enrolled);
  return (
    <>
      <Stack gap={1}>
        <Text variant="label" tone="muted">
          {t('earned')}
        </Text>
        <Amount minor={earned} currency={currency} size="hero" />
        <InAccounts />
      </Stack>
      {!isOpen && (
        <Banner tone="info" title={t('closedTitle')}>
          {t('closed')}
        </Banner>
      )}
      <Rewards referrals={referrals} />
      {isOpen && <Text>{next > 0 ? t('next', { amount: money(next) }) : t('all')}</Text>}
      <Invitations referrals={referrals} />
      <Text variant="caption" tone="muted">
        {t('rules')}
      </Text>
    </>
  );
}

/**
 * Where rewards go, with the way there for people who have a history of pay. It stands here before the first reward too: nothing below moves when
 * that arrives.
 */
function InAccounts() {
  const t = useTexts('referral/home');
  const session = useSession();
  const hasHistory = session !== null && userType.fromWire(session.user.userType) === 'User';
  return (
    <Stack gap={0} align="start">
      <Text tone="muted">{t('inAccounts')}</Text>
      {hasHistory && (
        <Link variant="standalone" href={pathTo('/ewa/history', {}, { source: 'Incentive_Referrals' })}>
          {t('seeRewards')}
        </Link>
      )}
    </Stack>
  );
}
