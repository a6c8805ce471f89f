import type { Language } from '@dayfare/domain/product';

/** What each language calls itself: people who look for theirs read no other. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Language, string>;
