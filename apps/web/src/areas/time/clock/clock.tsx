import { type Attendance, attendanceQuery, hoursQuery } from '@dayfare/api/time/queries';
import { addDays, epochMs, isoDate } from '@dayfare/domain/money';
import { integrationNames } from '@dayfare/domain/time';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Elapsed } from './elapsed.tsx';
import { EndForm } from './end-form.tsx';
import { HoursList } from './hours-list.tsx';
import { useMarks } from './use-marks.ts';

/** How many days of logged hours are listed. */
const shownDays = 28;

export interface ClockProps {
  /** The employer that is looked at. */
  businessId: number;
}

/** Whether the employee is clocked in, and their logged hours. */
export function Clock({ businessId }: ClockProps) {
  const { api } = useApp();
  const t = useTexts('time/clock');
  const { today } = useMoneyView('USD');
  const attendance = useQuery(attendanceQuery(api));
  const until = isoDate(today);
  const hours = useQuery(hoursQuery(api, addDays(until, -shownDays), until));
  return (
    <>
      <QueryView
        queries={[attendance]}
        loading={<Skeleton shape="control" count={2} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
      >
        {(known) => (
          <ClockCard attendance={known} readAt={attendance.dataUpdatedAt} businessId={businessId} />
        )}
      </QueryView>
      <QueryView
        queries={[hours]}
        saysSlow={false}
        loading={<Skeleton shape="row" count={4} />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('hoursFailed')}
            text={t('failedText')}
            offlineText={t('offline')}
            headingLevel={2}
          />
        )}
      >
        {(entries) => <HoursList entries={entries} />}
      </QueryView>
    </>
  );
}

interface ClockCardProps extends ClockProps {
  attendance: Attendance;
  /** When it was read, by the device's clock, in ms. */
  readAt: number;
}

function ClockCard({ attendance, readAt, businessId }: ClockCardProps) {
  const t = useTexts('time/clock');
  const { moment } = useMoneyView('USD');
  const { current, serverTime, isClockOutPending, integration, isPlaceWanted, clockOutAlone, toDecide } =
    attendance;
  const skewMs = serverTime - readAt;
  const { pending, mark, isSending, problem, placeMissing } = useMarks(skewMs, isPlaceWanted);
  const last = pending.at(-1);
  const isIn = last ? last.kind === 'in' : current !== null;
  const since = last?.kind === 'in' ? epochMs(Date.parse(last.occurredAt)) : (current?.startAt ?? null);
  const system = integrationNames[integration];
  return (
    <Box background="surface" radius="card" padding="card" isRaised>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text variant="heading" as="h2">
            {t(isIn ? 'clockedIn' : 'notClockedIn')}
          </Text>
          <Elapsed since={isIn ? since : null} skewMs={skewMs} />
          {isIn && since !== null && <Text tone="muted">{t('since', { time: moment(since) })}</Text>}
        </Stack>
        {problem && (
          <Banner tone="warning" isAnnounced>
            {problem.message ?? t('notSaved')}
          </Banner>
        )}
        {placeMissing && (
          <Banner tone="warning" isAnnounced>
            {t(`place.${placeMissing}`)}
          </Banner>
        )}
        {isPlaceWanted && !placeMissing && (
          <Text variant="caption" tone="muted">
            {t('place.wanted')}
          </Text>
        )}
        {pending.length > 0 && (
          <Banner tone="info" isAnnounced>
            {t('kept', { count: pending.length })}
          </Banner>
        )}
        {clockOutAlone !== null && (
          <Banner tone="warning" isAnnounced>
            {t('outAlone', { time: moment(clockOutAlone) })}
          </Banner>
        )}
        {isClockOutPending && current && !last ? (
          <EndForm entry={current} businessId={businessId} />
        ) : (
          <Button
            isStretched
            isPending={isSending}
            pendingLabel={t('working')}
            onPress={() => void mark(isIn ? 'out' : 'in')}
          >
            {t(isIn ? 'clockOut' : 'clockIn')}
          </Button>
        )}
        {system !== null && (
          <Text variant="caption" tone="muted">
            {t('system', { system })}
          </Text>
        )}
        {toDecide !== null && (
          <Link variant="standalone" href={pathTo('/home/team-hours')}>
            {t('team', { count: toDecide })}
          </Link>
        )}
      </Stack>
    </Box>
  );
}
