/** Below a place that has nothing yet: transfers, accounts. */
export const texts = { none: 'Aucun pour le moment' };
