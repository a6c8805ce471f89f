import type { Language } from '@dayfare/domain/product';

/** The language whose texts take the most room, all in all: what fits in it fits in the others, as a rule. */
export const longestLanguage = 'fr' as const satisfies Language;
