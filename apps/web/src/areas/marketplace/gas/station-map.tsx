import type { MapPoint } from '@dayfare/ui/place-map';
import { PlaceMap } from '@dayfare/ui/place-map';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface StationMapProps {
  stations: readonly MapPoint[];
  /** Where the person is; null where they have not said. */
  here: MapPoint | null;
}

/** The stations of the list on a map. */
export function StationMap({ stations, here }: StationMapProps) {
  const t = useTexts('marketplace/gas');
  return (
    <Stack gap={2}>
      <PlaceMap label={t('map', { count: stations.length })} places={stations} here={here} />
      <Text variant="label" tone="muted">
        {here ? t('mapNoteHere') : t('mapNote')}
      </Text>
    </Stack>
  );
}
