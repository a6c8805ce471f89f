import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { PlaceMap } from './place-map.tsx';

const meta = preview.meta({
  component: PlaceMap,
  title: 'Components/Place map',
  args: {
    label: 'Map of the stations in the list',
    places: [
      { latitude: 40.7049, longitude: -74.0085 },
      { latitude: 40.6873, longitude: -73.994 },
      { latitude: 40.7211, longitude: -73.9872 },
    ],
    here: { latitude: 40.7128, longitude: -74.006 },
  },
});

/** Three places, numbered as the list beside it is, and where the reader is. */
export const Places = meta.story({
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('img', { name: 'Map of the stations in the list' });
    await expect(map.querySelectorAll('[data-place]')).toHaveLength(3);
    await expect(map.querySelectorAll('[data-here]')).toHaveLength(1);
  },
});

/** The position is unknown. */
export const WithoutHere = meta.story({ args: { here: null } });

/** One place stands in the middle. */
export const OnePlace = meta.story({
  args: { here: null, places: [{ latitude: 40.7049, longitude: -74.0085 }] },
});

/** Places at one corner stand beside one another. */
export const SameCorner = meta.story({
  args: { places: [0, 1, 2, 3].map((at) => ({ latitude: 40.7049, longitude: -74.0085 + at / 1e5 })) },
});
