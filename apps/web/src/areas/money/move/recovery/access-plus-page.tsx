import { instrumentsQuery } from '@dayfare/api/money/queries';
import { proofsQuery } from '@dayfare/api/money/settings/proofs-queries';
import { takesFiles } from '@dayfare/domain/money';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { UnknownTask } from '../../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { PaidBack } from './paid-back.tsx';
import { PayBack } from './pay-back.tsx';
import { recoveryMove } from './recovery-move.ts';

export const title = 'money/move/recovery:titles.page';

/** Pays back what is owed from a linked bank account. `?deduction=ID` names one of several. */
export function AccessPlusScreen() {
  const { api } = useApp();
  const t = useTexts('money/move/recovery');
  const proofs = useTexts('kit/money/proof');
  const [query] = useSearchParams();
  const owed = useQuery(proofsQuery(api, 'deduction'));
  const accounts = useQuery({ ...instrumentsQuery(api), staleTime: 0 });
  const move = useMove(recoveryMove);
  const frame = { title: t('titles.page'), backTo: pathTo('/ewa/home') };
  const { state, unknown } = move;
  if (unknown)
    return (
      <UnknownTask
        move={move}
        currency="USD"
        backTo={pathTo('/ewa/home')}
        words={{
          title: t('unknownTitle'),
          text: () => t('unknown'),
          ...{ check: t('check'), checking: t('checking'), notDone: t('stillOwed') },
        }}
      />
    );
  return (
    <QueryView
      queries={[owed, accounts]}
      isWaiting={move.isLooking}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={proofs('failed')}
          text={proofs('failedText')}
          offlineText={proofs('offlineText')}
        />
      )}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {(deductions, instruments) => {
        // What was paid back here: the page then says so instead of that nothing is owed.
        const paid =
          state.step === 'done' &&
          state.receipt.refused === null &&
          deductions.find(({ id }) => id === state.sent.deductionId);
        if (paid) return <PaidBack deduction={paid} />;
        const open = deductions.filter(({ status }) => takesFiles(status));
        const deduction = open.find(({ id }) => String(id) === query.get('deduction')) ?? open[0];
        if (!deduction)
          return (
            <TaskFrame {...frame}>
              <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
            </TaskFrame>
          );
        return (
          <PayBack
            key={deduction.id}
            deduction={deduction}
            accounts={instruments.filter(
              ({ kind, subType, status }) =>
                kind === 'BankAccount' && subType === 'PlaidBank' && status !== 'InActive',
            )}
            move={move}
          />
        );
      }}
    </QueryView>
  );
}

export { AccessPlusScreen as Screen };
