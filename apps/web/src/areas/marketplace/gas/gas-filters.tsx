import { fuel, type StationFilters } from '@dayfare/domain/marketplace';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface GasFiltersProps {
  filters: StationFilters;
  onChange: (filters: StationFilters) => void;
}

const orders = ['price', 'distance'] as const;

/** Which gas, whether the station has to be open, and what comes first. */
export function GasFilters({ filters, onChange }: GasFiltersProps) {
  const t = useTexts('marketplace/gas');
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('which')}
        look="chips"
        segments={fuel.names.map((value) => ({ value, label: t(`fuel.${value}`) }))}
        value={filters.fuel}
        onChange={(chosen) => onChange({ ...filters, fuel: chosen })}
      />
      <SegmentedControl
        label={t('order')}
        segments={orders.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={filters.order}
        onChange={(order) => onChange({ ...filters, order })}
      />
      <Switch isSelected={filters.isOpenOnly} onChange={(isOpenOnly) => onChange({ ...filters, isOpenOnly })}>
        {t('openOnly')}
      </Switch>
    </Stack>
  );
}
