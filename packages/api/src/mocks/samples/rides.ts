import type { WireRide, WireRidePlace } from '../../rides/contract.ts';

/** Where it begins. */
export const station = (): WireRidePlace => ({
  ...{ placeID: 1, name: 'Central Station', address: '1 Station Square' },
});

/** Where it ends. */
export const hospital = (): WireRidePlace => ({
  ...{ placeID: 2, name: 'Riverside Hospital', address: '400 River Road' },
});

/** A ride that a driver has accepted, three minutes away, and that is cancelled for free. */
export function ride(overrides: Partial<WireRide> = {}): WireRide {
  return {
    ...{ rideStatus: 3, runId: 'run-1', requestID: 'ride-1', userTransactionId: 'T-1', rideSubType: 1 },
    ...{ source: station(), destination: hospital(), currency: 'USD', estimate: 11, held: 11.55 },
    ...{ fare: null, cancelFee: 0, minutesLeft: 3, isSaved: false },
    driver: { name: 'Alma', car: 'Gray Toyota Prius', plate: '7KLM-204', line: '+15550100204' },
    map: {
      ...{
        source: { latitude: 40.75, longitude: -74 },
        destination: { latitude: 40.768, longitude: -73.964 },
      },
      car: { latitude: 40.744, longitude: -74.01 },
    },
    createdAt: '2026-11-20T14:55:00Z',
    ...overrides,
  };
}

/** What the page of rides knows: no ride, and nothing that is needed first. */
export const current = (of: WireRide | null = null, isDateOfBirthNeeded = false) => ({
  ...{ ride: of, currency: 'USD', isDateOfBirthNeeded, minimumAge: 18 },
});

/** Three cars for a way, the largest of which is more than what is there. */
export const estimates = () => ({
  ...{ source: station(), destination: hospital(), currency: 'USD', available: 15, bufferPercent: 5 },
  products: [
    { productID: 0, seats: 1, estimate: 8, held: 8.4, pickupMinutes: 6, rideMinutes: 14 },
    { productID: 1, seats: 4, estimate: 11, held: 11.55, pickupMinutes: 4, rideMinutes: 14 },
    { productID: 2, seats: 6, estimate: 16.5, held: 17.33, pickupMinutes: 5, rideMinutes: 14 },
  ],
  ...{ contractType: 12, contractIds: [120] },
});

/** A ride that has ended, with its receipt. */
export const receipt = () => ({
  ride: ride({ rideStatus: 8, fare: 11.22, cancelFee: null, minutesLeft: null }),
  ...{ paid: 11.22, returned: 0.33, endedAt: '2026-11-20T15:14:00Z' },
});

/** A ride of each end, the newest first. */
export const history = (): { rides: WireRide[] } => ({
  rides: [
    ride({ rideStatus: 8, fare: 11.22, cancelFee: null, isSaved: true }),
    ride({ rideStatus: 7, requestID: 'ride-2', fare: 5, cancelFee: null }),
    ride({ rideStatus: 2, requestID: 'ride-3', fare: 0, cancelFee: null, driver: null }),
  ],
});
