/** The id of an order for small deposits: which account, and how often they can still be sent again. */
export const depositOrder = (instrumentId: number, resendsLeft: number): string =>
  `D-${instrumentId}:${resendsLeft}`;
