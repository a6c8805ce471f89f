import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { filterDays, filterStatuses, type HistoryFilter } from './history-filter.ts';

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  filter: HistoryFilter;
  onUse: (filter: HistoryFilter) => void;
  onClose: () => void;
}

/** Stands for "all" among the answers. */
const all = 'all';
const statusNames = Object.keys(filterStatuses) as (keyof typeof filterStatuses)[];

/** What became of the transfers that are shown, and how far back they go. */
export function FilterSheet({ filter, onUse, onClose }: FilterSheetProps) {
  const t = useMoneyTexts();
  const [draft, setDraft] = useState(filter);
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('history.filter')}
      actions={
        <>
          <Button isStretched onPress={() => onUse(draft)}>
            {t('history.use')}
          </Button>
          <Button variant="quiet" isStretched onPress={() => onUse({ ...draft, status: null, days: null })}>
            {t('history.reset')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label={t('history.status')}
          options={[
            { value: all, label: t('history.anyStatus') },
            ...statusNames.map((value) => ({ value, label: t(`history.statuses.${value}`) })),
          ]}
          value={draft.status ?? all}
          onChange={(value) =>
            setDraft({ ...draft, status: statusNames.find((name) => name === value) ?? null })
          }
        />
        <RadioGroup
          label={t('history.time')}
          options={[
            { value: all, label: t('history.anyTime') },
            ...filterDays.map((count) => ({ value: String(count), label: t('history.days', { count }) })),
          ]}
          value={draft.days === null ? all : String(draft.days)}
          onChange={(value) =>
            setDraft({ ...draft, days: filterDays.find((days) => String(days) === value) ?? null })
          }
        />
      </Stack>
    </BottomSheet>
  );
}
