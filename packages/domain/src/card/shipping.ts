import { addDays, type IsoDate } from '../money/index.ts';
import type { CardShipping } from './enums.ts';

/** How many days after it was ordered a card is handed to the post, and after how many it has arrived. */
const shippingDays = { shipped: 2, arrived: 7 } as const;

/** A step of a card on its way, by the labels of the documents. */
export interface ShippingStep {
  readonly name: 'applied' | 'printed' | 'shipped' | 'arrived';
  readonly isDone: boolean;
  /** The day on which it happened, or is expected to. */
  readonly on: IsoDate;
}

/** Returns where a card is that was ordered on a day. */
export function shippingStatus(orderedOn: IsoDate, today: IsoDate): CardShipping {
  if (today >= addDays(orderedOn, shippingDays.arrived)) return 'Arrived';
  return today >= addDays(orderedOn, shippingDays.shipped) ? 'Shipped' : 'Pending';
}

/** Returns the steps of a card on its way, with their days. It is printed on the day after it was ordered. */
export function shippingSteps(orderedOn: IsoDate, today: IsoDate): readonly ShippingStep[] {
  const step = (name: ShippingStep['name'], days: number): ShippingStep => {
    const on = addDays(orderedOn, days);
    return { name, on, isDone: on <= today };
  };
  return [
    step('applied', 0),
    step('printed', 1),
    step('shipped', shippingDays.shipped),
    step('arrived', shippingDays.arrived),
  ];
}
