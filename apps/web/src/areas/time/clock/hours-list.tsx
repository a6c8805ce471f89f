import type { TimeEntry } from '@dayfare/api/time/queries';
import { isOpenForChange, type TimeStatus } from '@dayfare/domain/time';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { clockSpan, shortDayWords } from '../../../kit/money/format/when.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { durationParts } from '../entry/words.ts';

const tones = {
  InProgress: 'info',
  NotSubmitted: 'neutral',
  Submitted: 'info',
  Approved: 'success',
  Rejected: 'warning',
} as const satisfies Record<TimeStatus, StatusTone>;

/** Logged hours of the last weeks with how each stands; what can be changed leads to its page. */
export function HoursList({ entries }: { entries: readonly TimeEntry[] }) {
  const t = useTexts('time/clock');
  const language = useLanguage();
  const duration = ({ minutes }: TimeEntry) => {
    const parts = durationParts(minutes ?? 0);
    return parts.minutes === 0 ? t('hours', parts) : t('hoursAndMinutes', parts);
  };
  const ended = entries.filter(({ endAt }) => endAt !== null);
  return (
    <Stack gap={3}>
      {ended.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <List isDivided heading={t('logged')}>
          {ended.map((entry) => (
            <ListRow
              key={entry.id}
              {...(isOpenForChange(entry.status) && {
                href: pathTo('/home/hours/:id', { id: entry.id }),
              })}
              title={shortDayWords(entry.day, language)}
              subtitle={[clockSpan(entry, language), entry.isDoubtful && t('doubtful')]
                .filter(Boolean)
                .join(' · ')}
              trailing={duration(entry)}
              status={<StatusTag tone={tones[entry.status]}>{t(`state.${entry.status}`)}</StatusTag>}
            />
          ))}
        </List>
      )}
      <Link variant="standalone" href={pathTo('/home/hours/new')}>
        {t('log')}
      </Link>
      <Link variant="standalone" href={pathTo('/ewa/hours-history')}>
        {t('reported')}
      </Link>
    </Stack>
  );
}
