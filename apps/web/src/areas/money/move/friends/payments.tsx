import type { Friends } from '@dayfare/api/money/friends/friends-queries';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export interface PaymentsProps {
  payments: Friends['payments'];
  /** Whether there is money to pay with: then each leads to paying the same friend again. */
  isPayable: boolean;
}

/** What was paid and received, the newest first. */
export function Payments({ payments, isPayable }: PaymentsProps) {
  const t = useTexts('money/move/friends');
  const { money, when } = useMoneyView(useCurrency() ?? 'USD');
  if (payments.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text variant="heading">{t('recent')}</Text>
      <List isDivided aria-label={t('recent')}>
        {payments.map(({ id, friend, isReceived, amount, note, paidAt }) => {
          const at = when(paidAt);
          const row = {
            icon: isReceived ? ArrowDownLeft : ArrowUpRight,
            title: t(isReceived ? 'received' : 'sent', { name: friend.name }),
            // The note on a line of its own: beside a date it would begin anywhere.
            subtitle: note ? `${at}\n${note}` : at,
            trailing: isReceived ? `+${money(amount)}` : money(amount),
          };
          return isPayable ? (
            <ListRow key={id} {...row} href={pathTo('/card/pay-a-friend-manual', {}, { to: friend.code })} />
          ) : (
            <ListRow key={id} {...row} />
          );
        })}
      </List>
    </Stack>
  );
}
