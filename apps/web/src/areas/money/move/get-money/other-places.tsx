import type { Instrument } from '@dayfare/api/money/queries';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Banknote, Gift, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { forTransfer } from '../../../../kit/money/transfer/steps.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useCell } from '../../../../platform/state/cell.ts';

/** Where pay can go besides the places that a person has: cash and a gift card, until they are among those, and a bill. */
export function OtherPlaces({ places }: { places: readonly Instrument[] }) {
  const { startup } = useApp();
  const t = useMoneyTexts();
  const id = useId();
  const configuration = useCell(startup.configuration);
  const has = (kind: Instrument['kind']) => places.some((place) => place.kind === kind);
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text variant="heading" as="h2" id={id}>
        {t('kit/money/transfer:where.others')}
      </Text>
      <List isDivided aria-labelledby={id}>
        {!has('CashPickup') && (
          <ListRow
            icon={Banknote}
            href={pathTo('/ewa/cash')}
            title={t('kit/money/transfer:where.getCash')}
            subtitle={t('kit/money/transfer:where.cashText')}
          />
        )}
        {!has('Amazon') && configuration.value('EnableAmazon') === '1' && (
          <ListRow
            icon={Gift}
            href={pathTo('/ewa/gift-card')}
            title={t('kit/money/transfer:where.getGift')}
            subtitle={t('kit/money/transfer:where.giftText')}
          />
        )}
        <ListRow
          icon={ReceiptText}
          href={pathTo('/ewa/accounts/new/biller') + forTransfer}
          title={t('kit/money/transfer:where.payBill')}
          subtitle={t('kit/money/transfer:where.payBillText')}
        />
      </List>
    </Stack>
  );
}
