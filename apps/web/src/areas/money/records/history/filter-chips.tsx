import type { TransactionSource } from '@dayfare/domain/money';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Stack } from '@dayfare/ui/stack';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import {
  all,
  type HistoryFilter,
  type QuickStatus,
  quickStatuses,
  quickStatusOf,
} from '../../../../kit/money/records/history-filter.ts';

export interface FilterChipsProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  /** The kinds of money that the person has moved. */
  sources: readonly TransactionSource[];
}

/** One press filters by what became of transfers, and by kind of money where there are several. The rest is in the drawer. */
export function FilterChips({ filter, onChange, sources }: FilterChipsProps) {
  const t = useMoneyTexts();
  const [source, ...others] = filter.sources;
  return (
    <Stack gap={2}>
      <SegmentedControl<QuickStatus>
        look="chips"
        label={t('money/records/history:chips.status')}
        segments={(Object.keys(quickStatuses) as QuickStatus[]).map((value) => ({
          value,
          label: t(`money/records/history:chips.${value}`),
        }))}
        value={quickStatusOf(filter)}
        onChange={(status) => onChange({ ...filter, statuses: quickStatuses[status] })}
      />
      {sources.length > 1 && (
        <SegmentedControl<TransactionSource | typeof all>
          look="chips"
          label={t('money/records/history:chips.kind')}
          segments={[
            { value: all, label: t('money/records/history:chips.allKinds') },
            ...sources.map((value) => ({ value, label: t(`sources.${value}`) })),
          ]}
          value={others.length > 0 ? null : (source ?? all)}
          onChange={(kind) => onChange({ ...filter, sources: kind === all ? [] : [kind] })}
        />
      )}
    </Stack>
  );
}
