import type { Drug, DrugOffer } from '@dayfare/api/marketplace/rx-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { awayText } from '../../../kit/money/cash/counter-words.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface PriceListProps {
  drug: Drug;
  quantity: number;
  currency: CurrencyCode;
  offers: readonly DrugOffer[];
}

/** Pharmacies with what the drug costs there with the card and without it, the cheapest first. */
export function PriceList({ drug, quantity, currency, offers }: PriceListProps) {
  const t = useTexts('marketplace/rx');
  const { money, language } = useMoneyView(currency);
  return (
    <Stack gap={3}>
      <Text variant="heading" as="h2">
        {t('pricesOf', { name: drug.name, form: drug.form, count: quantity })}
      </Text>
      <List isDivided aria-label={t('titles.prices')}>
        {offers.map((one) => (
          <ListRow
            key={one.id}
            title={one.name}
            subtitle={[
              t('without', { amount: money(one.usualPrice) }),
              one.address,
              `${one.city}, ${one.state} ${one.zip}`,
              ...(one.kilometers === null
                ? []
                : [t('away', { distance: awayText(one.kilometers, language) })]),
            ].join('\n')}
            trailing={money(one.price)}
          />
        ))}
      </List>
      <Text variant="label" tone="muted">
        {t('pricesNote')}
      </Text>
    </Stack>
  );
}
