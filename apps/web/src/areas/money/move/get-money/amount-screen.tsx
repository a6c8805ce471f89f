import { type AvailableFunds, availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { limitsOf } from '../../../../kit/money/format/limits.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { Refusal } from '../../../../kit/money/reasons/availability.ts';
import { ClosureLink } from '../../../../kit/money/reasons/closure-link.tsx';
import { useRefusal } from '../../../../kit/money/reasons/use-refusal.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { useCell } from '../../../../platform/state/cell.ts';
import { AmountForm } from './amount-form.tsx';
import { StepGate } from './step-gate.tsx';
import { StepScreen } from './step-screen.tsx';

/** How much: typed, or one of the suggested amounts. */
export function AmountScreen() {
  const { api, startup } = useApp();
  const t = useMoneyTexts();
  const title = useVoice()('getMoneyTitle');
  const funds = useQuery(availableFundsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  const configuration = useCell(startup.configuration);
  const refusal = useRefusal(funds.data, earnings?.period.payday ?? null);

  return (
    <QueryView
      queries={[funds]}
      isOldShown={false}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="text" count={2} />
        </>
      }
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('home.balanceFailed')}
          text={t('home.balanceFailedText')}
          offlineText={t('kit/money/transfer:flow.offlineText')}
        />
      )}
      frame={(content) => (
        <StepScreen step="amount" title={title}>
          {content}
        </StepScreen>
      )}
    >
      {(available) =>
        refusal ? (
          <Closed refusal={refusal} funds={available} />
        ) : (
          <StepGate step="amount">
            {(controller, { state }) => (
              <AmountForm
                title={title}
                funds={available}
                limits={limitsOf(available, configuration)}
                outlook={
                  earnings ? { netPay: earnings.expectedNetPay, payday: earnings.period.payday } : null
                }
                initial={state.draft.amount}
                onChange={(amount) => controller.edit({ amount })}
              />
            )}
          </StepGate>
        )
      }
    </QueryView>
  );
}

function Closed({ refusal, funds }: { refusal: Refusal; funds: AvailableFunds }) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <StepScreen
      step="amount"
      title={t('kit/money/transfer:flow.closed')}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
          {t('kit/money/transfer:flow.home')}
        </Button>
      }
    >
      <EmptyState illustration="not-now" title={refusal.title}>
        {refusal.text}
      </EmptyState>
      <ClosureLink own={funds.own} agreementType={funds.agreementType} />
    </StepScreen>
  );
}
