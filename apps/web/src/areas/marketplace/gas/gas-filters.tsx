import { fuel, type GasWish } from '@dayfare/domain/marketplace';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface GasFiltersProps {
  wish: GasWish;
  onChange: (wish: GasWish) => void;
}

const orders = ['price', 'distance'] as const;

/** Which gas, whether the station has to be open, and what comes first. */
export function GasFilters({ wish, onChange }: GasFiltersProps) {
  const t = useTexts('marketplace/gas');
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('which')}
        look="chips"
        segments={fuel.names.map((value) => ({ value, label: t(`fuel.${value}`) }))}
        value={wish.fuel}
        onChange={(chosen) => onChange({ ...wish, fuel: chosen })}
      />
      <SegmentedControl
        label={t('order')}
        segments={orders.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={wish.order}
        onChange={(order) => onChange({ ...wish, order })}
      />
      <Switch isSelected={wish.isOpenOnly} onChange={(isOpenOnly) => onChange({ ...wish, isOpenOnly })}>
        {t('openOnly')}
      </Switch>
    </Stack>
  );
}
