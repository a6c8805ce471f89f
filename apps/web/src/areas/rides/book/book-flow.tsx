import type { RideBooked, RideBooking } from '@dayfare/api/rides/booking-queries';
import type { Ride } from '@dayfare/api/rides/queries';
import { useState } from 'react';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { CarForm } from './car-form.tsx';
import type { Way } from './way.ts';
import { WayForm } from './way-form.tsx';

export interface BookFlowProps {
  move: Move<RideBooking, RideBooked>;
  /** A ride that has just ended without a receipt; null without one. */
  ended: Ride | null;
}

/** From where to where, then by which car. */
export function BookFlow({ move, ended }: BookFlowProps) {
  const [way, setWay] = useState<Way | null>(null);
  return way ? (
    <CarForm key={way.runId} way={way} move={move} onRenewed={setWay} onBack={() => setWay(null)} />
  ) : (
    <WayForm ended={ended} onFound={setWay} />
  );
}
