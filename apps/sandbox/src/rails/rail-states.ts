const railStates = ['held', 'taken', 'paid', 'refused', 'returned', 'voided', 'expired'] as const;

/** How a payment stands at its rail. */
export type RailState = (typeof railStates)[number];

/** Whether a text names how a payment can stand. */
export const isRailState = (name: unknown): name is RailState => railStates.some((state) => state === name);
