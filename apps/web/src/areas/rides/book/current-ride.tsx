import { type Ride, rideActionMutation } from '@dayfare/api/rides/queries';
import type { RideStatus } from '@dayfare/domain/rides';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Timeline } from '@dayfare/ui/timeline';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { RideMap } from './ride-map.tsx';

const steps = [
  ...(['Processing', 'Accepted', 'Arriving', 'InProgress', 'ReceiptReady'] as const),
] satisfies RideStatus[];

/** A ride that is under way: how it stands, where the car is, who drives, what is held, and how to cancel. */
export function CurrentRide({ ride }: { ride: Ride }) {
  const { driver, source, destination } = ride;
  const t = useTexts('rides/book');
  const { money } = useMoneyView(ride.currency);
  const navigate = useNavigate();
  const order: readonly RideStatus[] = steps;
  const at = order.indexOf(ride.status);
  const status = steps[at] ?? 'Processing';
  const isOver = status === 'ReceiptReady';
  return (
    <TaskFrame
      title={t('titles.ride')}
      backTo={pathTo('/apps')}
      footer={
        isOver ? (
          <Button isStretched onPress={() => void navigate(pathTo('/uber/rides/:id', { id: ride.id }))}>
            {t('seeReceipt')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Text variant="heading" as="h2">
            {t(`status.${status}`)}
          </Text>
          <div role="status">
            <Text>
              {t(`where.${status}`, {
                minutes: ride.minutesLeft ?? 1,
                driver: driver?.name ?? '',
                ...{ from: source.name, to: destination.name },
              })}
            </Text>
          </div>
        </Stack>
        <RideMap ride={ride} />
        <Timeline
          label={t('titles.ride')}
          steps={steps.map((step, index) => ({
            title: t(`status.${step}`),
            state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
          }))}
        />
        <FactCard
          facts={[
            { name: t('from'), value: source.name },
            { name: t('to'), value: destination.name },
            ...(driver
              ? [
                  { name: t('driver'), value: driver.name },
                  { name: t('carName'), value: driver.car },
                  { name: t('plate'), value: driver.plate },
                ]
              : []),
            { name: t('estimate'), value: money(ride.estimate) },
            ...(isOver ? [] : [{ name: t('heldNow'), value: money(ride.held) }]),
          ]}
        />
        {driver?.line && (
          <Text tone="muted">
            {t('callText')} <Link href={`tel:${driver.line}`}>{t('call', { driver: driver.name })}</Link>
          </Text>
        )}
        {!isOver && (
          <Text tone="muted">
            {t('emergency')} <Link href="tel:911">{t('call911')}</Link>
          </Text>
        )}
        <Cancelling ride={ride} />
      </Stack>
    </TaskFrame>
  );
}

function Cancelling({ ride }: { ride: Ride }) {
  const { id, cancelFee: fee } = ride;
  const t = useTexts('rides/book');
  const { money } = useMoneyView(ride.currency);
  const [hasFailed, setFailed] = useState(false);
  const { mutateAsync, isPending } = useMutation(rideActionMutation(useApp().api));
  if (fee === null) return null;
  const cancel = async () => {
    setFailed(false);
    try {
      await mutateAsync({ id, do: 'cancel' });
    } catch {
      setFailed(true);
    }
  };
  return (
    <Stack gap={2}>
      {hasFailed && (
        <Banner tone="danger" isAnnounced>
          {t('cancelFailed')}
        </Banner>
      )}
      <ConfirmAction
        isDanger
        label={t('cancel')}
        title={t('cancelTitle')}
        text={fee === 0 ? t('cancelFree') : t('cancelCosts', { amount: money(fee) })}
        confirm={t('cancelYes')}
        keep={t('keep')}
        working={t('working')}
        isPending={isPending}
        onConfirm={cancel}
      />
    </Stack>
  );
}
