import type { Shift } from '@dayfare/api/connect/shifts/shifts-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { clockSpan } from '../../../kit/money/format/when.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useShifts } from './use-shifts.ts';
import { shiftDay, tones } from './words.ts';

export const title = 'connect/shifts:titles.page';

/** Shifts that the organization wants people for: the person's own, and those that are open. */
export function ShiftsScreen() {
  const t = useTexts('connect/shifts');
  const frame = (content: ReactNode) => <PageFrame title={t('titles.page')}>{content}</PageFrame>;
  return (
    <QueryView
      queries={[useShifts()]}
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
      empty={{
        when: ({ shifts }) => shifts.length === 0,
        show: <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>,
      }}
    >
      {({ shifts, isKronos }) =>
        frame(
          <Stack gap={5}>
            {isKronos && <Text tone="muted">{t('kronos')}</Text>}
            <Group name={t('yours')} shifts={shifts.filter(({ requestID }) => requestID !== null)} />
            <Group
              name={t('open')}
              shifts={shifts.filter(({ requestID, openings }) => requestID === null && openings > 0)}
            />
          </Stack>,
        )
      }
    </QueryView>
  );
}

function Group({ name, shifts }: { name: string; shifts: readonly Shift[] }) {
  const t = useTexts('connect/shifts');
  const language = useLanguage();
  if (shifts.length === 0) return null;
  return (
    <List isDivided heading={name}>
      {shifts.map((shift) => (
        <ListRow
          key={shift.id}
          href={pathTo('/connect/shifts/:id', { id: shift.id })}
          title={shift.title}
          subtitle={[shiftDay(shift, language), clockSpan(shift, language), shift.location].join('\n')}
          status={
            shift.requestID === null ? undefined : (
              <StatusTag tone={tones[shift.status]}>{t(`status.${shift.status}`)}</StatusTag>
            )
          }
        />
      ))}
    </List>
  );
}

export { ShiftsScreen as Screen };
