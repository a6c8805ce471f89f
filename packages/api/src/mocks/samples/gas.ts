import { fuel, fuelUnit } from '@dayfare/domain/marketplace';
import type { WireGasStation } from '../../marketplace/gas-contract.ts';

/** A station in New York that is open. */
export function station(overrides: Partial<WireGasStation> = {}): WireGasStation {
  return {
    ...{
      stationID: 2,
      name: 'Canal Gas',
      address: '301 Canal Street',
      city: 'New York',
      state: 'NY',
      zip: '10013',
    },
    ...{ latitude: 40.7196, longitude: -74.0021, kilometers: null, isOpen: true, discount: 0.12 },
    fuels: [
      { fuelType: fuel.toWire('Regular'), price: 3.55 },
      { fuelType: fuel.toWire('Diesel'), price: 4 },
    ],
    ...overrides,
  };
}

/** Three stations, one of which is closed now and sells no diesel. */
export const stations = (list: readonly WireGasStation[] = some()) => ({
  ...{ currency: 'USD', unit: fuelUnit.toWire('Gallon'), memberID: 'GAS00000042', stations: [...list] },
});

const some = () => [
  station(),
  station({
    ...{ stationID: 1, name: 'Harbor Fuel', address: '90 Front Street', zip: '10005' },
    ...{ latitude: 40.7052, longitude: -74.0079 },
    fuels: [{ fuelType: fuel.toWire('Regular'), price: 3.79 }],
  }),
  station({
    ...{
      stationID: 3,
      name: 'Court Street Oil',
      address: '215 Court Street',
      city: 'Brooklyn',
      zip: '11201',
    },
    ...{ latitude: 40.6871, longitude: -73.9938, isOpen: false },
    fuels: [{ fuelType: fuel.toWire('Regular'), price: 3.41 }],
  }),
];
