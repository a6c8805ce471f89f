/** The product's display name. Every other spelling of it, on the wire or in a path, derives from this file. */
export const product = 'Dayfare';

/** Lower-case form for keys and identifiers. */
export const productKey = 'dayfare';

/** First path segment of the direct user's area. */
export const directPath = '/dayfare-direct';

/** Wire name of the product's own card. */
export const productCard = 'DayfareCard';
