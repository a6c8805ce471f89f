import { cashLocationsQuery, cashVoucherQuery } from '@dayfare/api/money/places/cash-queries';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { CounterList } from './counter-list.tsx';
import { PickupCode } from './pickup-code.tsx';

/** How often it is asked whether the cash is ready, in ms. */
const lookAgainMs = 15_000;

/** How many counters stand with the transfer; all of them have a screen of their own. */
const shownCounters = 3;

/** Cash on its way: whether it is ready, the ID to bring, its code, and the counters that pay it out. */
export function CashProof({ transactionId }: { transactionId: string }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const id = useId();
  const { data: voucher } = useQuery({
    ...cashVoucherQuery(api, transactionId),
    refetchInterval: ({ state }) => (state.data ? false : lookAgainMs),
  });
  const { data: counters } = useQuery(cashLocationsQuery(api, '', null));
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text variant="heading" as="h2" id={id}>
        {t('kit/money/cash:title')}
      </Text>
      <Text role="status">{t(`kit/money/cash:${voucher ? 'ready' : 'soon'}`)}</Text>
      {voucher && <PickupCode code={voucher.voucher} expiresAt={voucher.expiresAt} />}
      {counters && counters.length > 0 && <CounterList counters={counters.slice(0, shownCounters)} />}
      <Link variant="standalone" href={pathTo('/ewa/cash')}>
        {t('kit/money/cash:allCounters')}
      </Link>
    </Stack>
  );
}
