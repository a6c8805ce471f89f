import { skipped } from '@dayfare/domain/money/reasons/texts.fr';
import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un objectif. */
export const texts = {
  titles: { page: 'Votre objectif' },
  of: 'sur {target} · {percent}\u00A0%',
  milestones: {
    halfway: 'Plus de la moitié',
    almostThere: 'Vous y êtes presque',
    achieved: 'Vous avez réussi',
  },
  onItsWay: '{amount} de plus sont en chemin.',
  state: {
    Paused: 'Rien n’est mis de côté avant la reprise. Ce qu’il contient reste à vous.',
    Cancelled:
      'Plus rien n’est mis de côté. Retirez ce qu’il contient quand vous voulez; vous pourrez ensuite l’archiver.',
    Archived:
      'Un retrait a été renvoyé et l’argent est de nouveau dans cet objectif. Retirez-le vers un autre compte quand vous voulez.',
  },
  each: 'Chaque fois',
  next: 'Prochain dépôt',
  nextOn: '{amount} le {day}',
  none: 'Rien de prévu',
  ends: 'À atteindre le',
  from: 'Provenance',
  roundUp: 'Virements anticipés et achats',
  roundUpTo: 'Arrondis au prochain {amount}',
  part: 'Part de chaque virement anticipé',
  deposit: 'Ajouter de l’argent',
  withdraw: 'Retirer',
  change: 'Changer l’objectif',
  pause: 'Suspendre',
  resume: 'Reprendre',
  cancel: 'Annuler l’objectif',
  cancelTitle: 'Annuler cet objectif?',
  cancelText:
    'Plus rien n’est mis de côté. Ce qu’il contient reste à vous et vous pouvez le retirer à tout moment.',
  cancelYes: 'L’annuler',
  archive: 'Archiver',
  archiveTitle: 'Archiver cet objectif?',
  archiveText: 'Il passe à la fin de votre liste, avec son historique.',
  archiveYes: 'L’archiver',
  keep: 'Le laisser ainsi',
  working: 'Un instant…',
  done: {
    Paused: 'L’objectif est suspendu.',
    Resumed: 'L’objectif reprend.',
    Cancelled: 'L’objectif est annulé.',
    Archived: 'L’objectif est archivé.',
  },
  problems: {
    lost: 'Nous ne savons pas si cela a été fait. Cette page montre l’état actuel.',
    changed: 'L’objectif a changé entre-temps. Cette page montre l’état actuel.',
    holdsMoney: 'Il contient encore de l’argent, ou il y en a en chemin. Retirez-le d’abord.',
    failed: 'Cela n’a pas été fait. Réessayez dans un instant.',
  },
  history: {
    title: 'Entrées et sorties',
    none: 'Rien n’a encore été ajouté.',
    newest: 'Les plus récents\u00A0: {count} sur {total}.',
    to: 'Vers {place}',
    how: { byHand: 'Ajout', scheduled: 'Selon le plan', rule: 'Avec vos virements anticipés' },
    state: { onItsWay: 'En chemin', failed: 'Revenu', skipped: 'Omis' },
    because: { ...skipped, other: 'La mise de côté n’a pas été possible.' },
    failed: 'Impossible de charger l’historique',
    failedText: 'Votre argent est en sécurité. Réessayez dans un instant.',
    offline: 'Connectez-vous à Internet pour le voir.',
  },
  missing: 'Nous n’avons pas trouvé cet objectif',
  missingText: 'Il a peut-être changé sur un autre appareil.',
  toGoals: 'Voir votre épargne',
} as const satisfies Translation<typeof english>;
