import {
  type AvailableFunds,
  availableFundsQuery,
  earningsQuery,
  type Instrument,
  instrumentsQuery,
} from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { offered } from '../../../../kit/money/format/instruments.ts';
import { limitsOf } from '../../../../kit/money/format/limits.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { BalanceWords } from '../../../../kit/money/reasons/balance-words.ts';
import { ClosureLink } from '../../../../kit/money/reasons/closure-link.tsx';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../../platform/queries/query-view.tsx';
import { useCell } from '../../../../platform/state/cell.ts';
import { StepGate } from './step-gate.tsx';
import { StepScreen } from './step-screen.tsx';
import { type Question, TransferForm } from './transfer-form.tsx';

/** How much, where to and how fast, on one screen; `about` is the question that it was opened for. */
export function TransferScreen({ about }: { about: Question }) {
  const { api, startup } = useApp();
  const t = useMoneyTexts();
  const title = useVoice()('getMoneyTitle');
  const funds = useQuery(availableFundsQuery(api));
  const instruments = useQuery(instrumentsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  const configuration = useCell(startup.configuration);
  const balance = useBalance(funds.data, earnings?.period.payday ?? null);

  return (
    <QueryView
      queries={[funds, placesOf(instruments)]}
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
          title={t(funds.isError ? 'home.balanceFailed' : 'kit/money/transfer:flow.loadFailed')}
          text={t(funds.isError ? 'home.balanceFailedText' : 'kit/money/transfer:flow.loadFailedText')}
          offlineText={t('kit/money/transfer:flow.offlineText')}
        />
      )}
      frame={(content) => (
        <StepScreen step={about} title={title}>
          {content}
        </StepScreen>
      )}
    >
      {(available, places) =>
        balance && !balance.isOpen ? (
          <Closed about={about} words={balance.words} funds={available} />
        ) : (
          <StepGate step={about}>
            {(controller, { state }) => (
              <TransferForm
                about={about}
                title={title}
                funds={available}
                limits={limitsOf(available, configuration)}
                outlook={
                  earnings ? { netPay: earnings.expectedNetPay, payday: earnings.period.payday } : null
                }
                places={places.known}
                draft={state.draft}
                onChange={controller.edit}
              />
            )}
          </StepGate>
        )
      }
    </QueryView>
  );
}

interface ClosedProps {
  about: Question;
  words: BalanceWords;
  funds: AvailableFunds;
}

function Closed({ about, words, funds }: ClosedProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <StepScreen
      step={about}
      title={t('kit/money/transfer:flow.closed')}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
          {t('kit/money/transfer:flow.home')}
        </Button>
      }
    >
      <EmptyState illustration="not-now" title={words.title ?? ''}>
        {words.rest ? `${words.rest} ${words.text}` : words.text}
      </EmptyState>
      <ClosureLink own={funds.own} agreementType={funds.agreementType} />
    </StepScreen>
  );
}

/** The accounts to choose from as a query that holds the form back only where it failed: the amount can be typed before they are known. */
function placesOf({ data, ...query }: QueryAnswer<readonly Instrument[]>) {
  return { ...query, data: { known: data && offered(data) }, error: data ? null : query.error };
}
