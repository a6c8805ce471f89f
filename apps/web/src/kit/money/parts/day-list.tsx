import type { CurrencyCode, DayEarnings } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { EarningsDay } from '@dayfare/ui/patterns/earnings-day';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { hoursText } from '../format/earnings.ts';
import { dayTitle } from '../format/when.ts';
import { useMoneyView } from './use-money-view.ts';

export interface DayListProps {
  days: readonly DayEarnings[];
  currency: CurrencyCode;
}

/** Days of work, the last first; a press shows a day's hours by kind. */
export function DayList({ days, currency }: DayListProps) {
  const { t, language } = useMoneyView(currency);
  const [chosen, choose] = useState<DayEarnings | null>(null);
  if (days.length === 0) return <Text tone="muted">{t('earnings.emptyText')}</Text>;
  const hoursOf = ({ hours, overtimeHours, doubleOvertimeHours }: DayEarnings) => {
    const worked = t('earnings.hours', { count: hours, formatted: hoursText(hours, language) });
    const extra = overtimeHours + doubleOvertimeHours;
    return extra > 0
      ? t('kit/money:earnings.days.overtime', { hours: worked, extra: hoursText(extra, language) })
      : worked;
  };
  return (
    <Box background="surface" radius="card" padding="card">
      <List aria-label={t('kit/money:earnings.days.title')} isDivided>
        {days.toReversed().map((day) => (
          <ListRow
            key={day.date}
            title={dayTitle(day.date, language)}
            subtitle={hoursOf(day)}
            trailing={<Amount minor={day.earned} currency={currency} />}
            aria-haspopup="dialog"
            onPress={() => choose(day)}
          />
        ))}
      </List>
      {chosen && (
        <BottomSheet isOpen onOpenChange={() => choose(null)} title={t('kit/money:earnings.days.one')}>
          <EarningsDay
            date={chosen.date}
            currency={currency}
            earnedMinor={chosen.earned}
            hours={{
              regular: chosen.regularHours,
              overtime: chosen.overtimeHours,
              doubleOvertime: chosen.doubleOvertimeHours,
              total: chosen.hours,
            }}
          />
        </BottomSheet>
      )}
    </Box>
  );
}
