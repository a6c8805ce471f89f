import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des ententes que quelqu’un a acceptées et de celles que l’on peut consulter. */
export const texts = {
  titles: { page: 'Ententes' },
  agreed: {
    title: 'Ce que vous avez accepté',
    once: 'Accepté le {date}',
    often: 'Accepté {times} fois, la dernière le {date}',
    emptyTitle: 'Rien pour le moment',
    empty: 'Quand vous accepterez quelque chose ici, son texte et la date seront dans cette liste.',
    failedTitle: 'Impossible de charger vos ententes',
    failed: 'Elles sont en sûreté chez nous. Réessayez dans un moment.',
    offline: 'Connectez-vous et réessayez.',
  },
  facts: { version: 'En vigueur depuis le', agreed: 'Accepté pour la première fois le', last: 'Depuis' },
  opening: 'Ouverture…',
  openFailed: 'Impossible d’ouvrir «\u00A0{title}\u00A0». Réessayez dans un moment.',
  privacy: {
    title: 'Déclaration de confidentialité en ligne',
    text: 'Ce que nous savons de vous, à quoi cela sert et les conditions qui s’y rattachent se trouvent dans deux documents.',
    links: { Privacy: 'Politique de confidentialité', TermsOfService: 'Conditions d’utilisation' },
  },
  offered: {
    title: 'Toutes les ententes',
    text: 'À consulter, que vous les ayez acceptées ou non.',
    service: 'L’utilisation de {brand}',
    card: 'La carte',
    failedTitle: 'Impossible de charger ces ententes',
    failed: 'Rien de ce que vous avez accepté n’a changé. Réessayez dans un moment.',
  },
} as const satisfies Translation<typeof english>;
