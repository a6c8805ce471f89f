import type { Referral, Referrals } from '@dayfare/api/referral/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { type ReferralLabel, referralLabel } from '@dayfare/domain/referral';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const tones = {
  sent: 'info',
  pending: 'info',
  enrolled: 'success',
  expired: 'neutral',
  processed: 'success',
} as const satisfies Record<ReferralLabel, StatusTone>;

/** Every invitation with what came of it, the newest first. */
export function Invitations({ referrals: { referrals, currency } }: { referrals: Referrals }) {
  const t = useTexts('referral/home');
  return (
    <List isDivided heading={t('history')}>
      {referrals.map((referral) => (
        <Invitation key={referral.id} referral={referral} currency={currency} />
      ))}
    </List>
  );
}

function Invitation({ referral, currency }: { referral: Referral; currency: CurrencyCode }) {
  const t = useTexts('referral/home');
  const { money, when, day } = useMoneyView(currency);
  const { name, channel, audience, status, changedAt, expiresAt, reward } = referral;
  const label = referralLabel[status];
  const about = audience === 'Both' ? [] : [t(`about.${audience}`)];
  const time = expiresAt === null ? when(changedAt) : t('until', { day: day(expiresAt) });
  return (
    <ListRow
      title={name ?? t(`someone.${channel}`)}
      subtitle={[...about, time].join(' · ')}
      // The reward stands with the status: an amount at the end would lay the row out anew when it arrives.
      status={
        label && (
          <>
            <StatusTag tone={tones[label]}>{t(`status.${label}`)}</StatusTag>
            {reward !== null && (
              <>
                {' '}
                <Text as="span" isStrong isNumeric>
                  {`+${money(reward)}`}
                </Text>
              </>
            )}
          </>
        )
      }
    />
  );
}
