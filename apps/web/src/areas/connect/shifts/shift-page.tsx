import { type Shift, shiftPartsQuery } from '@dayfare/api/connect/shifts/shifts-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { ShiftDetails } from '@dayfare/ui/patterns/shift-details';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useConnectView } from '../use-connect-record.ts';
import { ShiftActions } from './shift-actions.tsx';
import { useShifts, useWorkplace } from './use-shifts.ts';
import { shiftZone, tones } from './words.ts';

export const title = 'connect/shifts:titles.shift';

/** A shift: when, where and in which parts, how the person's request stands, and requesting or cancelling it. */
export function ShiftScreen() {
  const t = useTexts('connect/shifts');
  const { api } = useApp();
  const language = useLanguage();
  const { id: address = '' } = useParams();
  const shiftID = Number(address);
  const { organizationID } = useWorkplace();
  const shifts = useShifts();
  const parts = useQuery(shiftPartsQuery(api, { organizationID, shiftID }));
  useConnectView('ShiftView');
  const frame = (content: ReactNode) => <PageFrame title={t('titles.shift')}>{content}</PageFrame>;
  const shift = shifts.data?.shifts.find(({ id }) => id === shiftID);
  if (shifts.data && !shift)
    return frame(
      <EmptyState
        title={t('goneTitle')}
        action={
          <Link variant="standalone" href={pathTo('/connect/shifts')}>
            {t('all')}
          </Link>
        }
      >
        {t('gone')}
      </EmptyState>,
    );
  return (
    <QueryView
      queries={[shifts, parts]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {({ isKronos }, segments) =>
        shift && (
          <PageFrame title={t('titles.shift')} footer={<ShiftActions shift={shift} isKronos={isKronos} />}>
            <Stack gap={5}>
              <ShiftState shift={shift} />
              <ShiftDetails
                timeZone={shift.timeZone}
                shift={{
                  ...{ startsAt: iso(shift.startAt), endsAt: iso(shift.endAt), location: shift.location },
                  segments: segments.map(({ kind, startAt, endAt }) => ({
                    kind: kind === 'Break' ? 'break' : 'regular',
                    ...{ startsAt: iso(startAt), endsAt: iso(endAt) },
                  })),
                }}
              />
              <Text tone="muted">{t('zone', { zone: shiftZone(shift, language) })}</Text>
            </Stack>
          </PageFrame>
        )
      }
    </QueryView>
  );
}

const iso = (at: number) => new Date(at).toISOString();

function ShiftState({ shift: { title: name, status, openings } }: { shift: Shift }) {
  const t = useTexts('connect/shifts');
  return (
    <Stack gap={2}>
      <Text variant="heading" as="h2">
        {name}
      </Text>
      {status === 'Open' ? (
        <Text tone="muted">{t('openings', { count: openings })}</Text>
      ) : (
        <>
          <div role="status">
            <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
          </div>
          <Text>{t(`state.${status}`)}</Text>
        </>
      )}
    </Stack>
  );
}

export { ShiftScreen as Screen };
