import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des heures des périodes de paie passées. */
export const texts = {
  titles: {
    page: 'Historique des heures',
    work: 'Travail',
  },
  text: 'Ce que votre employeur a déclaré pour les six derniers mois.',
  failed: 'Impossible de charger vos heures',
  emptyTitle: 'Pas encore d’heures',
  empty: 'Elles apparaissent ici à mesure que votre employeur les déclare.',
  period: '{hours} · jour de paie\u00A0: {payday}',
} as const satisfies Translation<typeof english>;
