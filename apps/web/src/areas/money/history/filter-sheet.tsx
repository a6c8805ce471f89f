import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { useState } from 'react';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { FilterFields } from './filter-fields.tsx';
import type { HistoryFilter } from './history-filter.ts';

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  filter: HistoryFilter;
  onUse: (filter: HistoryFilter) => void;
  onClose: () => void;
}

/** Filters transfers by status and time. */
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
      <FilterFields filter={draft} onChange={setDraft} />
    </BottomSheet>
  );
}
