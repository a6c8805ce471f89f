import { previewQuery } from '@dayfare/api/money/queries';
import { type CompleteDraft, type CurrencyCode, epochMs } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { FeeDisclosure } from '@dayfare/ui/patterns/fee-disclosure';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { canHave, speedName, speedOf, type Ways, waysOf } from '../../../../kit/money/format/speeds.ts';
import { ArrivalNote } from '../../../../kit/money/parts/arrival-note.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { isComplete } from '../../../../kit/money/transfer/transfer-controller.ts';
import type { TransferController } from '../../../../kit/money/transfer/transfer-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { QuoteProblem, Refused } from './quote-problem.tsx';
import { StepGate } from './step-gate.tsx';
import { StepScreen } from './step-screen.tsx';

export const title = 'kit/money:titles.speed';

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
    <StepScreen step="speed" title={t('kit/money/transfer:speed.title')}>
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
      title={t('kit/money/transfer:speed.title')}
      onSubmit={() => void form.submit()}
      footer={
        <Button type="submit" isStretched>
          {t('kit/money/transfer:flow.next')}
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
        error={form.problems.chosen ? t('kit/money/transfer:speed.missing') : undefined}
        text={{
          question: t('kit/money/transfer:speed.legend'),
          nextDay: t('speeds.NextDay'),
          instant: t('speeds.Instant'),
          free: t('facts.free'),
          fee: t('facts.fee'),
          arrives: t('facts.arrives'),
          total: t('facts.comesOff'),
          unavailableTitle: t('kit/money/transfer:speed.unavailable'),
          chooseNextDay: t('kit/money/transfer:failed.useNextDay'),
        }}
      />
      <ArrivalNote arrivesAt={epochMs(Date.parse(ways.nextDay.arrivesAt))} currency={currency} />
    </StepScreen>
  );
}

export { takeUpUnfinished as load } from '../../../../kit/money/transfer/use-transfer-controller.ts';
export { SpeedScreen as Screen };
