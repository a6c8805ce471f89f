import type { CardDetail } from '@dayfare/api/card/queries';
import { shippingStatus, shippingSteps } from '@dayfare/domain/card';
import { type IsoDate, isoDate } from '@dayfare/domain/money';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Timeline } from '@dayfare/ui/timeline';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface ShippingProps {
  orderedOn: IsoDate;
  detail: CardDetail;
}

/** Where a new card is on its way: what has happened, with its day, and when the rest is expected. */
export function Shipping({ orderedOn, detail: { currency, address } }: ShippingProps) {
  const t = useTexts('card/home');
  const { today: day, language } = useMoneyView(currency);
  const today = isoDate(day);
  const steps = shippingSteps(orderedOn, today);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  return (
    <Stack as="section" gap={3}>
      <Text variant="heading">{t('shipping.title')}</Text>
      <Text tone="muted">
        {t(`shipping.is.${shippingStatus(orderedOn, today)}`, {
          place: `${address.addressLine1}, ${address.city}`,
        })}
      </Text>
      <Timeline
        label={t('shipping.title')}
        steps={steps.map(({ name, isDone, on }) => ({
          title: t(`shipping.steps.${name}`),
          state: isDone ? 'done' : name === next ? 'current' : 'upcoming',
          time: t(isDone ? 'shipping.on' : 'shipping.by', { day: dayWords(on, language) }),
        }))}
      />
    </Stack>
  );
}
