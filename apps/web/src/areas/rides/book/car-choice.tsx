import type { RideBooked, RideBooking } from '@dayfare/api/rides/booking-queries';
import type { rideEstimatesQuery } from '@dayfare/api/rides/queries';
import { minorUnits } from '@dayfare/domain/money';
import { type RideSubType, rideSubType } from '@dayfare/domain/rides';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { Facts } from '../../../kit/money/parts/facts.tsx';
import { PayAgreement, useAgreeing } from '../../../kit/money/parts/pay-agreement.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import type { Way } from './way.ts';

/** The cars for a way. */
type Estimates = ReturnType<NonNullable<ReturnType<typeof rideEstimatesQuery>['select']>>;

interface Values {
  readonly car: RideSubType | null;
}

export interface CarChoiceProps {
  way: Way;
  estimates: Estimates;
  move: Move<RideBooking, RideBooked>;
  /** Asks for the new price. */
  onStale: () => Promise<void>;
  onBack: () => void;
}

/** Which car, what is held for it and what is left, the agreement, and the one button. */
export function CarChoice({ way, estimates, move, onStale, onBack }: CarChoiceProps) {
  const { runId, source, destination, isRenewed } = way;
  const { currency, available, bufferPercent: percent, products, contractIds } = estimates;
  const t = useTexts('rides/book');
  const { money } = useMoneyView(currency);
  const agreeing = useAgreeing();
  const form = useSubmit<Values, unknown>({
    form: 'rides/car',
    initial: { car: null },
    secret: [],
    check: ({ car }) => (car === null ? { car: 'chooseCar' } : null),
    send: ({ car }) => {
      const chosen = products.find((one) => one.car === car);
      if (!chosen) throw new Error('There is no such car.');
      const { estimate, held: amount } = chosen;
      const product = rideSubType.toWire(chosen.car);
      return move.send({ runId, product, estimate, amount, contractsAccepted: contractIds });
    },
    // The sheet that asks for the code says the rest.
    refusals: { ProofRequired: {} },
    onFailed: (failure) => {
      if (failure.kind === 'refused' && failure.code === 'RidePriceChanged') void onStale();
    },
  });
  const { car } = form.values;
  const chosen = products.find((one) => one.car === car);
  return (
    <TaskFrame
      title={t('titles.cars')}
      backTo={pathTo('/apps')}
      onSubmit={() => (agreeing.isAgreed || !chosen ? void form.submit() : agreeing.read(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('booking')}>
          {chosen
            ? agreeing.isAgreed
              ? t('book', { amount: money(chosen.estimate) })
              : t('read')
            : t('first')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('way', { from: source.name, to: destination.name })}</Text>
        {isRenewed && (
          <Banner tone="warning" isAnnounced>
            {t('priceChanged')}
          </Banner>
        )}
        <FormStatus submission={form} title={t('bookFailed')} />
        <ProofStep
          demand={move.demand}
          reason={t('proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <ChoiceCards
          label={t('carName')}
          value={car}
          onChange={(value) => form.change({ car: value })}
          error={form.problems.car && t('chooseCar')}
          choices={products.map((one) => ({
            value: one.car,
            title: t(`car.${one.car}`),
            badge: t('seats', { count: one.seats }),
            description: t('times', { pickup: one.pickupMinutes, ride: one.rideMinutes }),
            trailing: <Amount minor={one.estimate} currency={currency} />,
            ...(one.held > available && { disabledReason: t('notEnough') }),
          }))}
        />
        <Facts
          facts={[
            { name: t('available'), value: money(available) },
            ...(chosen
              ? [
                  { name: t('held'), value: money(chosen.held) },
                  { name: t('left'), value: money(minorUnits(available - chosen.held)) },
                ]
              : []),
          ]}
        />
        <Text variant="label" tone="muted">
          {percent > 0 ? t('buffer', { percent }) : t('noBuffer')} {t('cancelNote')}
        </Text>
        <Button variant="quiet" isDisabled={form.isPending} onPress={onBack}>
          {t('otherWay')}
        </Button>
        <PayAgreement of={estimates} agreeing={agreeing} isLocked={form.isPending} refused={t('refused')} />
      </Stack>
    </TaskFrame>
  );
}
