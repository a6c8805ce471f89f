import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { filterDays, filterStatuses, type HistoryFilter } from './history-filter.ts';

/** Props of {@link FilterFields}. */
export interface FilterFieldsProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Stands for "all" among the options. */
const all = 'all';
const statusNames = Object.keys(filterStatuses) as (keyof typeof filterStatuses)[];

/** Filters transfers by status and time. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const t = useMoneyTexts();
  return (
    <Stack gap={5}>
      <RadioGroup
        label={t('history.status')}
        options={[
          { value: all, label: t('history.anyStatus') },
          ...statusNames.map((value) => ({ value, label: t(`history.statuses.${value}`) })),
        ]}
        value={filter.status ?? all}
        onChange={(value) =>
          onChange({ ...filter, status: statusNames.find((name) => name === value) ?? null })
        }
      />
      <RadioGroup
        label={t('history.time')}
        options={[
          { value: all, label: t('history.anyTime') },
          ...filterDays.map((count) => ({ value: String(count), label: t('history.days', { count }) })),
        ]}
        value={filter.days === null ? all : String(filter.days)}
        onChange={(value) =>
          onChange({ ...filter, days: filterDays.find((days) => String(days) === value) ?? null })
        }
      />
    </Stack>
  );
}
