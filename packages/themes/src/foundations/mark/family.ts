/** A font with one sign, the registered mark above the line. First in every brand's families, it raises the mark in all text. */
export const markFamily = 'dayfare-mark';
