import { previewQuery } from '@dayfare/api/money/queries';
import { type CompleteDraft, type CurrencyCode, epochMs } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { FeeDisclosure } from '@dayfare/ui/patterns/fee-disclosure';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { ArrivalNote } from '../parts/arrival-note.tsx';
import { StepScreen } from '../parts/step-screen.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { usePerson } from '../parts/use-person.ts';
import { canHave, speedName, speedOf, type Ways, waysOf } from '../view/speeds.ts';
import { stepPath } from '../view/steps.ts';
import { QuoteProblem, Refused } from './quote-problem.tsx';
import { StepGate } from './step-gate.tsx';
import { isComplete } from './transfer-controller.ts';
import type { TransferController } from './transfer-view.ts';

export const title = 'money:titles.speed';

/** How fast: free next day, or instant for a fee, side by side with the server's figures. */
export function SpeedScreen() {
  return (
    <StepGate step="speed">
      {(controller, { state: { draft } }) =>
        isComplete(draft) ? <Speeds controller={controller} draft={draft} /> : null
      }
    </StepGate>
  );
}

interface SpeedsProps {
  controller: TransferController;
  draft: CompleteDraft;
}

function Speeds({ controller, draft }: SpeedsProps) {
  const { api } = useApp();
  const currency = useCurrency();
  const { t, money } = useMoneyView(currency ?? 'USD');
  const { amount, instrumentId } = draft;
  const preview = useQuery(previewQuery(api, { amount, instrumentId }));
  const frame = (content: ReactNode) => (
    <StepScreen step="speed" title={t('money/get-money:speed.title')}>
      {content}
    </StepScreen>
  );
  return (
    <QueryView
      queries={[preview]}
      isWaiting={!currency}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={({ failure, ...retry }) => <QuoteProblem trouble={failure} {...retry} />}
      frame={frame}
    >
      {(previewed) => {
        const ways = waysOf(previewed, { t, money });
        if (!ways)
          return frame(
            <Refused code="" onRetry={() => void preview.refetch()} isRetrying={preview.isFetching} />,
          );
        return <SpeedForm controller={controller} draft={draft} ways={ways} currency={currency ?? 'USD'} />;
      }}
    </QueryView>
  );
}

interface SpeedFormProps extends SpeedsProps {
  ways: Ways;
  currency: CurrencyCode;
}

function SpeedForm({ controller, draft, ways, currency }: SpeedFormProps) {
  const t = useMoneyTexts();
  const { timeZone } = usePerson();
  const navigate = useNavigate();
  const open = (chosen: typeof draft.speed) => (canHave(ways, chosen) ? chosen : null);
  const form = useSubmit({
    form: 'money/speed',
    // What was chosen for another amount or account may not be open here; the free way always is.
    initial: { chosen: open(draft.speed) ?? 'NextDay' },
    secret: [],
    check: ({ chosen }) => (open(chosen) ? null : { chosen: 'missing' }),
    send: ({ chosen }) => controller.edit({ speed: chosen }),
    onDone: () => void navigate(stepPath('review')),
  });
  const speed = open(form.values.chosen);
  return (
    <StepScreen
      step="speed"
      title={t('money/get-money:speed.title')}
      onSubmit={() => void form.submit()}
      footer={
        <Button type="submit" isStretched>
          {t('money/get-money:flow.next')}
        </Button>
      }
    >
      <FeeDisclosure
        currency={currency}
        amountMinor={draft.amount}
        timeZone={timeZone}
        {...ways}
        value={speed && speedName(speed)}
        onChange={(name) => {
          form.change({ chosen: speedOf(name) });
          controller.edit({ speed: speedOf(name) });
        }}
        error={form.problems.chosen ? t('money/get-money:speed.missing') : undefined}
        text={{
          question: t('money/get-money:speed.legend'),
          nextDay: t('speeds.NextDay'),
          instant: t('speeds.Instant'),
          free: t('facts.free'),
          fee: t('facts.fee'),
          arrives: t('facts.arrives'),
          total: t('facts.comesOff'),
          unavailableTitle: t('money/get-money:speed.unavailable'),
          chooseNextDay: t('money/get-money:failed.useNextDay'),
        }}
      />
      <ArrivalNote arrivesAt={epochMs(Date.parse(ways.nextDay.arrivesAt))} currency={currency} />
    </StepScreen>
  );
}

export { takeUpUnfinished as load } from './use-transfer-controller.ts';
export { SpeedScreen as Screen };
