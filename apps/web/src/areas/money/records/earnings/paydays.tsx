import type { Earnings } from '@dayfare/api/money/queries';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { dayTitle, dayWords, periodWords, weekdayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

/** How often the employer pays, what becomes of that, and when it pays next. */
export function Paydays({
  earnings: { payFrequency, frequencyChange, nextPaydays },
}: {
  earnings: Earnings;
}) {
  const { t, language } = useMoneyView('USD');
  const id = useId();
  if (payFrequency === null) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text variant="heading" id={id}>
        {t('money/records/earnings:paydays.title')}
      </Text>
      <Text tone="muted">{t(`money/records/earnings:paydays.frequency.${payFrequency}`)}</Text>
      {frequencyChange && (
        <Text>
          {t(`money/records/earnings:paydays.change.${frequencyChange.frequency}`, {
            day: dayWords(frequencyChange.from, language),
          })}
        </Text>
      )}
      <List isDivided aria-labelledby={id}>
        {nextPaydays.map(({ start, end, payday, holiday }) => (
          <ListRow
            key={start}
            icon={CalendarDays}
            title={dayTitle(payday, language)}
            subtitle={[
              t('money/records/earnings:paydays.period', { period: periodWords(start, end, language) }),
              ...(holiday
                ? [t('kit/money/format:late.holiday', { day: weekdayWords(holiday, language) })]
                : []),
            ].join('\n')}
          />
        ))}
      </List>
    </Stack>
  );
}
