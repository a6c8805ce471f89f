import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { layOutPlaces } from './lay-out-places.ts';
import { PlaceMap } from './place-map.tsx';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('places on a map', () => {
  it('have north above and west at the left, and the middle of them in the middle', () => {
    const [northWest, southEast] = layOutPlaces([at(40.8, -74.1), at(40.7, -74)]);
    if (!northWest || !southEast) throw new Error('There are two places.');
    expect(northWest.x).toBeLessThan(southEast.x);
    expect(northWest.y).toBeLessThan(southEast.y);
    expect((northWest.x + southEast.x) / 2).toBeCloseTo(50);
    expect(layOutPlaces([at(40.8, -74.1)])).toEqual([{ x: 50, y: 50 }]);
    expect(layOutPlaces([])).toEqual([]);
  });

  it('are all on it, and none covers another, however close they are', () => {
    const spots = layOutPlaces([
      ...Array.from({ length: 12 }, (_none, place) => at(40.7 + (place % 2) / 1e6, -74)),
      at(40.9, -73.5),
    ]);
    for (const [index, one] of spots.entries()) {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(5);
      expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(95);
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(8.9);
    }
  });
});

describe('PlaceMap', () => {
  it('is heard as one picture: the list beside it says the rest', async () => {
    const { container } = render(
      <PlaceMap label="Map of the stations in the list" places={[at(40.7, -74), at(40.8, -74)]} id="map" />,
    );
    expect(container.querySelector('figure')?.id).toBe('map');
    expect(await transcript(container)).toContain('image, Map of the stations in the list');
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['1', '2']);
  });
});
