import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de ce que coûte la carte, et des guichets gratuits. */
export const texts = {
  titles: { page: 'Frais et retraits gratuits' },
  failed: 'Impossible de charger les frais de votre carte',
  failedText: 'Votre carte n’est pas touchée. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour les voir.',
  free: 'Gratuit',
  fees: {
    month: 'Chaque mois',
    purchase: 'Payer avec la carte',
    load: 'Ajouter de l’argent',
    cash: 'Retrait dans notre réseau',
    cashElsewhere: 'Retrait ailleurs',
    lost: 'Nouvelle carte, si perdue',
    damaged: 'Nouvelle carte, si abîmée',
    inactive: 'Ne pas l’utiliser',
  },
  machines: {
    title: 'Guichets gratuits',
    zip: 'Code ZIP',
    miles: 'À {count} mi',
    none: 'Aucun guichet gratuit par là',
    noneText: 'Essayez le code ZIP d’un endroit où vous passez, comme votre travail.',
    failed: 'Impossible de chercher des guichets',
  },
} as const satisfies Translation<typeof english>;
