import { availableFundsQuery } from '@dayfare/api/money/queries';
import { reminderQuery } from '@dayfare/api/money/reminders/reminders-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { ReminderForm } from './reminder-form.tsx';

export const title = 'money/settings/reminders:titles.page';

/** What can be taken now, and being told each day when it is as much as one waits for. */
export function TimelyAccessScreen() {
  const { api } = useApp();
  const t = useTexts('money/settings/reminders');
  const { hasBalance } = usePerson();
  const funds = useQuery({ ...availableFundsQuery(api), enabled: hasBalance });
  const reminder = useQuery({ ...reminderQuery(api), enabled: hasBalance });
  const frame = { title: t('titles.page'), backTo: pathTo('/ewa/home') };
  if (!hasBalance)
    return (
      <TaskFrame {...frame}>
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      </TaskFrame>
    );
  return (
    <QueryView
      queries={[funds, reminder]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {(now, set) => <ReminderForm funds={now} reminder={set} />}
    </QueryView>
  );
}

export { TimelyAccessScreen as Screen };
