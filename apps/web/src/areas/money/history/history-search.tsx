import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { ListFilter } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSheet } from '../../../platform/state/use-sheet.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import type { HistoryFilter } from './history-filter.ts';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** How long typing must pause before the server is asked, in ms. */
const pauseMs = 400;

/** Props of {@link HistorySearch}. */
export interface HistorySearchProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  /** Number of results; undefined while unknown. */
  found: number | undefined;
  /** The filter stands beside the list already. */
  hasFilterBeside: boolean;
}

/** Searches transfers by name, and filters them by status and time. */
export function HistorySearch({ filter, onChange, found, hasFilterBeside }: HistorySearchProps) {
  const t = useMoneyTexts();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const [typed, setTyped] = useState(filter.title);
  const [asked, setAsked] = useState(filter.title);
  // The filter was reset elsewhere.
  if (asked !== filter.title) {
    setAsked(filter.title);
    setTyped(filter.title);
  }
  useEffect(() => {
    const title = typed.trim();
    if (title === filter.title) return;
    const timer = setTimeout(() => {
      setAsked(title);
      onChange({ ...filter, title });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  const chosen = [filter.status, filter.days].filter((one) => one !== null).length;
  return (
    <Inline gap={3} align="end">
      <Stack isGrowing>
        <SearchField label={t('history.search')} value={typed} onChange={setTyped} resultCount={found} />
      </Stack>
      {!hasFilterBeside && (
        <Button variant="secondary" icon={ListFilter} aria-haspopup="dialog" onPress={open}>
          {chosen > 0 ? t('history.filtered', { count: chosen }) : t('history.filter')}
        </Button>
      )}
      {Sheet && isOpen && !hasFilterBeside && (
        <Sheet
          filter={filter}
          onUse={(next) => {
            onChange(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Inline>
  );
}
