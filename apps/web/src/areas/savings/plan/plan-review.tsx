import { type Goal, refreshGoals, saveGoal } from '@dayfare/api/savings/queries';
import { minorUnits } from '@dayfare/domain/money';
import { forecast, type GoalPlan, thinned } from '@dayfare/domain/savings';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { ForecastChart } from '@dayfare/ui/forecast-chart';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../../kit/contracts/agreement.tsx';
import { dayOfYearWords, dayWords } from '../../../kit/money/format/when.ts';
import { useKeyedRequest } from '../../../kit/money/move/use-keyed-request.ts';
import { agreementText } from '../../../kit/money/parts/agreement-text.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { dayBefore, type PlanStep, type PlanValues, pay, rulesOf } from './plan-values.ts';

export interface PlanReviewProps extends PlanStep {
  values: PlanValues;
  plan: GoalPlan;
  /** Goes back to what was typed. */
  onChange: () => void;
  /** Called once a new goal has begun. */
  onBegun: (goal: Goal) => void;
}

/** How many points a chart has on a phone. */
const mostPoints = 12;

/** What a plan comes to, the agreement to a new one, and the button that begins it. */
export function PlanReview(props: PlanReviewProps) {
  const { savings, goal, backTo, values, plan, onChange, onBegun } = props;
  const { currency, contractType, contractIds, sources } = savings;
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const t = useTexts('savings/plan');
  const { t: common, money, language, today } = useMoneyView(currency);
  const [isAgreed, setAgreed] = useState(goal !== null);
  const [isReading, setReading] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const sendOnce = useKeyedRequest();
  const from = values.from === pay ? null : Number(values.from);
  const saving = useSubmit({
    form: 'savings/review',
    initial: {},
    secret: [],
    send: () =>
      sendOnce(
        {
          ...{ id: goal?.id ?? null, name: values.name.trim(), picture: values.picture, plan, from },
          ...{ rules: rulesOf(values), contractsAccepted: contractIds },
        },
        (body, idempotencyKey) => saveGoal(api, { ...body, idempotencyKey }),
      ),
    onDone: async (saved) => {
      await refreshGoals(client);
      if (!goal) {
        onBegun(saved);
        return;
      }
      notify({ message: t('changed'), tone: 'success' });
      await navigate(pathTo('/savings/:id', { id: goal.id }), { replace: true });
    },
  });
  const saved = minorUnits(goal ? goal.balance + goal.onItsWay : 0);
  const points = forecast(plan, { saved, after: dayBefore(plan) });
  const source = sources.find(({ id }) => id === from);
  return (
    <TaskFrame
      title={t(goal ? 'titles.checkChange' : 'titles.check')}
      backTo={backTo}
      onSubmit={() => (isAgreed ? void saving.submit() : setReading(true))}
      footer={
        <SubmitButton submission={saving} pendingLabel={t('saving')}>
          {t(goal ? 'save' : isAgreed ? 'start' : 'read')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus submission={saving} title={t('failedTitle')} text={t('lost')} />
        <Stack gap={1}>
          <Text variant="heading" as="h2">
            {values.name.trim()}
          </Text>
          <Amount minor={plan.target} currency={currency} size="hero" />
          <Text tone="muted">{t(`each.${plan.frequency}`, { amount: money(plan.deposit) })}</Text>
        </Stack>
        <FactCard
          facts={[
            { name: t('first'), value: dayWords(points[0]?.on ?? plan.startsOn, language) },
            { name: t('last'), value: dayOfYearWords(points.at(-1)?.on ?? plan.endsOn, today, language) },
            { name: t('source'), value: source?.name ?? t('pay') },
            { name: t('fee'), value: t('free') },
          ]}
        />
        <ForecastChart
          title={t('chart')}
          currency={currency}
          target={plan.target}
          points={[
            { date: today, minor: saved },
            ...thinned(points, mostPoints - 1).map(({ on, total }) => ({ date: on, minor: total })),
          ]}
          text={{
            ...{ goal: t('goal'), day: t('chartDay'), amount: t('chartAmount'), today: t('today') },
            ...{ showTable: t('showTable'), showChart: t('showChart') },
          }}
        />
        <Text variant="label" tone="muted">
          {t('forecastNote')}
        </Text>
        <Button variant="quiet" isDisabled={saving.isPending} onPress={onChange}>
          {t('back')}
        </Button>
        {!goal && (
          <Agreement
            contractType={contractType}
            contractIds={contractIds}
            isAgreed={isAgreed}
            isLocked={saving.isPending}
            isOpen={isReading}
            onOpenChange={setReading}
            onAgree={(agreed) => {
              setRefused(!agreed);
              setAgreed(agreed);
            }}
            error={wasRefused && !isAgreed ? t('refused') : undefined}
            text={agreementText(common, contractIds.length)}
          />
        )}
      </Stack>
    </TaskFrame>
  );
}
