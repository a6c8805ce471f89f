import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { ListFilter } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { filtersInUse, type HistoryFilter } from '../../../../kit/money/records/history-filter.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';

const loadDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer;

/** How long typing must pause before the server is asked, in ms. */
const pauseMs = 400;

export interface HistorySearchProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  /** Number of results; undefined while unknown. */
  found: number | undefined;
}

/** Searches transfers by name; the rest of the filter is in a drawer. */
export function HistorySearch({ filter, onChange, found }: HistorySearchProps) {
  const t = useMoneyTexts();
  const { Sheet: Drawer, isOpen, open, setOpen } = useSheet(loadDrawer);
  const [typed, setTyped] = useState(filter.title);
  // The address follows a moment after it was asked to, and what is typed meanwhile has to stay.
  const [asked, setAsked] = useState(filter.title);
  const [inAddress, setInAddress] = useState(filter.title);
  if (inAddress !== filter.title) {
    setInAddress(filter.title);
    if (asked !== filter.title) {
      // The filter was reset elsewhere.
      setAsked(filter.title);
      setTyped(filter.title);
    }
  }
  const ask = useEffectEvent((title: string) => {
    setAsked(title);
    onChange({ ...filter, title });
  });
  useEffect(() => {
    const title = typed.trim();
    if (title === filter.title) return;
    const timer = setTimeout(() => ask(title), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter.title]);
  const count = filtersInUse(filter);
  return (
    <Inline gap={3} align="end">
      <Stack isGrowing minWidth="medium">
        <SearchField
          label={t('history.search')}
          isLabelHidden
          placeholder={t('history.search')}
          value={typed}
          onChange={setTyped}
          resultCount={found}
        />
      </Stack>
      <Button variant="secondary" icon={ListFilter} aria-haspopup="dialog" onPress={open}>
        {count > 0 ? t('history.filtered', { count }) : t('history.filter')}
      </Button>
      {Drawer && isOpen && (
        <Drawer
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
