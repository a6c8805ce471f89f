import { hoursMutation, type TimeEntry, timeEntryQuery } from '@dayfare/api/time/queries';
import { isOpenForChange } from '@dayfare/domain/time';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { HoursForm } from './hours-form.tsx';
import { timeOf } from './words.ts';

export const title = 'time/entry:titles.page';

/** Logged hours that can still be changed: their times, submitting and deleting them. */
export function EntryScreen() {
  const t = useTexts('time/entry');
  const { id = '' } = useParams();
  const entry = useQuery(timeEntryQuery(useApp().api, Number(id)));
  const frame = (content: ReactNode) => (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/timely-shifts')}>
      {content}
    </TaskFrame>
  );
  return (
    <QueryView
      queries={[entry]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('failed')}
          text={t('failedText')}
          offlineText={t('offline')}
          headingLevel={2}
        />
      )}
      frame={frame}
    >
      {(known) =>
        frame(
          isOpenForChange(known.status) ? (
            <Shown entry={known} />
          ) : (
            <EmptyState title={t('closed')}>{t('closedText')}</EmptyState>
          ),
        )
      }
    </QueryView>
  );
}

function Shown({ entry }: { entry: TimeEntry }) {
  const { api } = useApp();
  const t = useTexts('time/entry');
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, isError } = useMutation(hoursMutation(api));
  const { id, day, startAt, endAt, timeZone, status, reason } = entry;
  const act = async (what: 'submit' | 'delete') => {
    if (isPending) return;
    try {
      await mutateAsync({ do: what, id });
      notify({ message: t(`done.${what}`), tone: 'success' });
      await navigate(pathTo('/timely-shifts'), { replace: true });
    } catch {
      // The page says so.
    }
  };
  return (
    <Stack gap={5}>
      {status === 'Rejected' && (
        <Banner tone="warning" title={t('rejected')}>
          {reason !== null && `${t('rejectedReason', { reason })} `}
          {t('rejectedText')}
        </Banner>
      )}
      {isError && (
        <Banner tone="warning" isAnnounced>
          {t('notSaved')}
        </Banner>
      )}
      <HoursForm
        id={id}
        initial={{
          ...{ day, start: timeOf(startAt, timeZone) },
          end: endAt === null ? null : timeOf(endAt, timeZone),
        }}
      />
      <Stack gap={2}>
        <Button
          variant="secondary"
          isStretched
          isPending={isPending}
          pendingLabel={t('saving')}
          onPress={() => void act('submit')}
        >
          {t('submit')}
        </Button>
        <ConfirmAction
          isDanger
          label={t('delete')}
          title={t('deleteTitle')}
          text={t('deleteText')}
          confirm={t('deleteYes')}
          keep={t('keep')}
          working={t('saving')}
          isPending={isPending}
          onConfirm={() => act('delete')}
        />
      </Stack>
    </Stack>
  );
}

export { EntryScreen as Screen };
