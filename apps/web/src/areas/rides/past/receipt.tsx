import { forgetCurrentRide, rideActionMutation, rideReceiptQuery } from '@dayfare/api/rides/queries';
import { Amount } from '@dayfare/ui/amount';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { type QueryProblem, QueryView } from '../../../platform/queries/query-view.tsx';
import { AfterRide } from './after-ride.tsx';

export interface ReceiptProps {
  id: string;
  loading: ReactNode;
  failed: (problem: QueryProblem) => ReactNode;
}

type Known = ReturnType<NonNullable<ReturnType<typeof rideReceiptQuery>['select']>>;

/** Asks for the receipt, which ends the ride for its person, and shows it. */
export function Receipt({ id, ...waiting }: ReceiptProps) {
  const client = useQueryClient();
  const receipt = useQuery(rideReceiptQuery(useApp().api, id));
  const isSeen = receipt.isSuccess;
  useEffect(() => {
    if (isSeen) forgetCurrentRide(client);
  }, [client, isSeen]);
  return (
    <QueryView queries={[receipt]} {...waiting}>
      {(known) => <Shown receipt={known} />}
    </QueryView>
  );
}

function Shown({ receipt: { ride, paid, returned, endedAt } }: { receipt: Known }) {
  const { id, source, destination, driver, status, currency, isSaved, transactionId } = ride;
  const t = useTexts('rides/past');
  const { money, when } = useMoneyView(currency);
  const save = useMutation(rideActionMutation(useApp().api));
  const isKept = save.isPending
    ? save.variables.do === 'save' && save.variables.isSaved
    : (save.data ?? { isSaved }).isSaved;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text tone="muted">{t('paid')}</Text>
        <Amount minor={paid} currency={currency} size="hero" />
        <Text tone="muted">{t(`status.${status}`)}</Text>
      </Stack>
      <FactCard
        facts={[
          { name: t('from'), value: source.name },
          { name: t('to'), value: destination.name },
          { name: t('ended'), value: when(endedAt) },
          { name: t('car'), value: t(`cars.${ride.car}`) },
          ...(driver ? [{ name: t('driver'), value: `${driver.name}, ${driver.car}` }] : []),
          { name: t('held'), value: money(ride.held) },
          { name: t('returned'), value: money(returned) },
        ]}
      />
      <Switch isSelected={isKept} onChange={(to) => save.mutate({ id, do: 'save', isSaved: to })}>
        {t('keep')}
      </Switch>
      <AfterRide ride={ride} />
      {transactionId && (
        <Link href={pathTo('/ewa/history/:id', { id: transactionId })}>{t('seePayment')}</Link>
      )}
    </Stack>
  );
}
