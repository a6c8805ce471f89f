import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { cancelFee, freeCancelMs, holdFor, isRideInProgress, isRideMoving, rideStatus } from './ride.ts';

describe('a ride', () => {
  it('is in progress unless it has ended; one whose receipt waits is, and does not change by itself', () => {
    const inProgress = ['Processing', 'Accepted', 'Arriving', 'InProgress', 'ReceiptReady'];
    expect(rideStatus.names.filter(isRideInProgress)).toEqual(inProgress);
    expect(rideStatus.names.filter(isRideMoving)).toEqual(inProgress.slice(0, -1));
  });

  it('is cancelled for free before a driver accepts and shortly after, for a fee until it begins, and not after', () => {
    const fees = (now: number) =>
      rideStatus.names
        .map((status) => cancelFee(status, { acceptedAt: 0, now }))
        .filter((fee) => fee !== null);
    expect(fees(freeCancelMs)).toEqual([0, 0, 0]);
    expect(fees(freeCancelMs + 1)).toEqual([0, 500, 500]);
    expect(cancelFee('InProgress', { acceptedAt: 0, now: 0 })).toBeNull();
  });

  it('holds the estimate with the buffer, rounded up', () => {
    expect(holdFor(minorUnits(10_01), 5)).toBe(1052);
    expect(holdFor(minorUnits(10_00), 0)).toBe(1000);
  });
});
