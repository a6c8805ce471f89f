import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des heures notées, modifiées et soumises. */
export const texts = {
  titles: { page: 'Vos heures', new: 'Noter des heures' },
  day: 'Jour',
  dayMissing: 'Entrez le jour travaillé.',
  start: 'Début',
  startMissing: 'Entrez l’heure du début.',
  end: 'Fin',
  endMissing: 'Entrez l’heure de la fin.',
  same: 'Le début et la fin ne peuvent pas être à la même heure.',
  overnight: 'La fin est le lendemain.',
  save: 'Enregistrer les heures',
  saving: 'Un instant…',
  submit: 'Soumettre à votre gestionnaire',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer ces heures?',
  deleteText: 'Elles n’ont pas été soumises. Elles disparaissent pour de bon.',
  deleteYes: 'Les supprimer',
  keep: 'Les garder',
  done: {
    log: 'Les heures sont enregistrées.',
    submit: 'Votre gestionnaire a les heures.',
    delete: 'Les heures sont supprimées.',
  },
  rejected: 'Votre gestionnaire a refusé ces heures',
  rejectedReason: '«\u00A0{reason}\u00A0»',
  rejectedText: 'Corrigez-les et soumettez-les de nouveau, ou supprimez-les.',
  notSaved: 'Ce n’est pas enregistré',
  closed: 'Ces heures ne peuvent pas être modifiées',
  closedText: 'Elles sont chez votre gestionnaire ou approuvées. Demandez-lui si quelque chose ne va pas.',
  failed: 'Impossible de charger ces heures',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Rien n’est perdu. Connectez-vous à Internet pour les voir.',
} as const satisfies Translation<typeof english>;
