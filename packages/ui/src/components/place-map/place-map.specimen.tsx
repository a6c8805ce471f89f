import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { PlaceMap } from './place-map.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <PlaceMap
    label={say('Map of the stations in the list')}
    places={[
      { latitude: 40.7, longitude: -74 },
      { latitude: 40.72, longitude: -73.98 },
    ]}
    {...rootAttributes}
  />
);
