import type { Language } from '@dayfare/domain/product';

/**
 * The few words for when the catalogues themselves have not come: they travel with the first script, in every language.
 */
export const firstWords = {
  en: {
    slow: 'Still loading. Your connection is slow right now.',
    failed: 'This page couldn’t be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    slow: 'Seguimos cargando. Tu conexión está lenta en este momento.',
    failed: 'No pudimos cargar esta página. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
  fr: {
    slow: 'Chargement toujours en cours. Votre connexion est lente en ce moment.',
    failed: 'Impossible de charger cette page. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
} as const satisfies Record<Language, { slow: string; failed: string; retry: string }>;
