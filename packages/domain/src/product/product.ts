/** The product's display name. All other forms of it derive from this file. */
export const product = 'Dayfare';

/** Lower-case form for keys and identifiers. */
export const productKey = 'dayfare';

/** First path segment of the direct user's area. */
export const directPath = '/dayfare-direct';

/** Wire name of the product's own card. */
export const productCard = 'DayfareCard';
