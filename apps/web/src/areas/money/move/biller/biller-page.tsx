import { billersQuery } from '@dayfare/api/money/places/places-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { BillerForm } from './biller-form.tsx';
import { BillerList } from './biller-list.tsx';

export const title = 'money/move/biller:titles.page';

/** Pays a bill: first the biller, then the account number. */
export function BillerScreen() {
  const { api } = useApp();
  const t = useTexts('money/move/biller');
  const [query] = useSearchParams();
  const { path, keep } = useWayBack();
  const id = query.get('biller');
  const all = useQuery({ ...billersQuery(api, ''), enabled: id !== null });
  if (id === null)
    return (
      <TaskFrame title={t('titles.page')} backTo={path}>
        <BillerList />
      </TaskFrame>
    );
  return (
    <QueryView
      queries={[all]}
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={keep(pathTo('/ewa/accounts/new/biller'))}>
          {content}
        </TaskFrame>
      )}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
    >
      {(billers) => {
        const biller = billers.find((one) => String(one.id) === id);
        return biller ? (
          <BillerForm biller={biller} />
        ) : (
          <TaskFrame title={t('titles.page')} backTo={keep(pathTo('/ewa/accounts/new/biller'))}>
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </TaskFrame>
        );
      }}
    </QueryView>
  );
}

export { BillerScreen as Screen };
