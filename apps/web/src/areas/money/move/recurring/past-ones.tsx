import type { Recurring } from '@dayfare/api/money/recurring/recurring-queries';
import type { ScheduledStatus } from '@dayfare/domain/money';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { skippedWords } from './recurring-words.ts';

const tones = {
  None: 'neutral',
  Scheduled: 'info',
  InProgress: 'info',
  Success: 'success',
  Failed: 'warning',
  Canceled: 'neutral',
} as const satisfies Record<ScheduledStatus, StatusTone>;

/** Those whose day has come, newest first: what was sent leads to its transfer, what was not says why. */
export function PastOnes({ past }: Pick<Recurring, 'past'>) {
  const { t, language } = useMoneyView('USD');
  const id = useId();
  if (past.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text variant="heading" id={id}>
        {t('money/move/recurring:plan.past')}
      </Text>
      <Stack as="ul" gap={0}>
        {past.map(({ id: key, date, status, transactionId, reason }) => (
          <li key={key}>
            <ListRow
              title={dayWords(date, language)}
              subtitle={skippedWords(reason, t)}
              status={
                <StatusTag tone={tones[status]}>{t(`money/move/recurring:scheduled.${status}`)}</StatusTag>
              }
              {...(transactionId === null ? {} : { href: pathTo('/ewa/history/:id', { id: transactionId }) })}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
