import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { type MapPoint, PlaceMap } from './place-map.tsx';

const meta = preview.meta({
  component: PlaceMap,
  title: 'Components/Place map/States',
  args: { label: '', places: [] },
});

const here = { latitude: 40.7128, longitude: -74.006 };
const around = (count: number): MapPoint[] =>
  Array.from({ length: count }, (_none, at) => ({
    latitude: here.latitude + Math.sin(at * 2.4) * 0.03,
    longitude: here.longitude + Math.cos(at * 2.4) * 0.03,
  }));
const map = (label: string, count: number, own?: MapPoint) => (
  <Box background="surface" padding={4} radius="card">
    <PlaceMap label={label} places={around(count)} here={own} />
  </Box>
);

/** None, one and many places, with and without where the reader is. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        None: map('None', 0),
        One: map('One', 1),
        Five: map('Five', 5, here),
        Twelve: map('Twelve', 12, here),
      }}
    />
  ),
});
