import type { Ride } from '@dayfare/api/rides/queries';
import { PlaceMap } from '@dayfare/ui/place-map';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** The way of a ride on a map, and its car. What it shows is said in words above it. */
export function RideMap({ ride: { map, source, destination } }: { ride: Ride }) {
  const t = useTexts('rides/book');
  const ends = { from: source.name, to: destination.name };
  return (
    <Stack gap={2}>
      <PlaceMap label={t('map.label', ends)} places={[map.source, map.destination]} here={map.car} />
      <Text variant="label" tone="muted">
        {t(map.car ? 'map.withCar' : 'map.way', ends)}
      </Text>
    </Stack>
  );
}
