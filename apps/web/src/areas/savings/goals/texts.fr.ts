import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page d’épargne. */
export const texts = {
  titles: { page: 'Épargne' },
  start: {
    title: 'Mettez un peu de côté',
    text: 'Dites pour quoi vous épargnez, et une part de votre paie s’y rend d’elle-même. C’est votre argent\u00A0: retirez-le quand vous voulez.',
    balance: 'Épargné jusqu’ici',
    how: 'Comment ça marche',
    steps: {
      name: 'Dites pour quoi',
      nameText: 'Un voyage, un coup dur, des pneus neufs\u00A0: un nom, un montant et un jour.',
      plan: 'Voyez ce qu’il faut',
      planText: 'Nous calculons le montant de chaque dépôt, ou le jour où vous y serez.',
      take: 'Retirez quand vous voulez',
      takeText: 'Suspendez, changez ou annulez à tout moment. Le retrait vers votre banque est gratuit.',
    },
    do: 'Commencer un objectif',
  },
  balance: 'Épargné en tout',
  goals: 'Vos objectifs',
  past: 'Archivés',
  of: '{saved} sur {target}',
  next: '{amount} le {day}',
  new: 'Commencer un autre objectif',
  full: 'Vous avez {count} objectifs, le maximum. Archivez-en un pour en commencer un autre.',
  closedTitle: 'Rien de nouveau ne peut être épargné pour l’instant',
  closed: 'Vos économies sont en sécurité et vous pouvez les retirer à tout moment.',
  disclaimer:
    'Votre épargne ne rapporte pas d’intérêts. Nous la gardons pour vous, à part de notre argent; ce n’est pas un compte bancaire.',
  status: {
    Ongoing: 'En cours',
    Paused: 'Suspendu',
    Resumed: 'Repris',
    Cancelled: 'Annulé',
    Archived: 'Archivé',
    Achieved: 'Atteint',
  },
  failed: 'Impossible de charger votre épargne',
  failedText: 'Votre argent est en sécurité. Réessayez dans un instant.',
  offline: 'Votre argent est en sécurité. Connectez-vous à Internet pour le voir.',
} as const satisfies Translation<typeof english>;
