import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la décision du gestionnaire sur les heures de l’équipe. */
export const texts = {
  titles: { page: 'Heures de votre équipe' },
  waiting: 'En attente de votre décision',
  all: 'Toutes',
  doubtful: 'Vérifiez cette heure\u00A0: notée tard, sans lieu, ou terminée à la main',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  missing: 'Choisissez d’abord les heures.',
  approve: '{count, plural, =0 {Approuver} one {Approuver #} many {Approuver #} other {Approuver #}}',
  reject: '{count, plural, =0 {Refuser} one {Refuser #} many {Refuser #} other {Refuser #}}',
  rejectTitle:
    '{count, plural, one {Refuser ces heures?} many {Refuser les heures de # de quarts?} other {Refuser les heures de # quarts?}}',
  reason: 'Pourquoi?',
  reasonHint: 'La personne le verra, et pourra corriger les heures et les soumettre de nouveau.',
  reasonMissing: 'Dites ce qui ne va pas, pour que ce soit corrigé.',
  rejectYes: 'Refuser',
  cancel: 'Annuler',
  working: 'Un instant…',
  done: {
    Approved:
      '{count, plural, one {Les heures sont approuvées.} many {Les heures de # de quarts sont approuvées.} other {Les heures de # quarts sont approuvées.}}',
    Rejected:
      '{count, plural, one {Les heures sont refusées.} many {Les heures de # de quarts sont refusées.} other {Les heures de # quarts sont refusées.}}',
  },
  notDecided: 'Rien n’a été décidé',
  none: 'Rien à décider',
  noneText: 'Les heures apparaissent ici dès qu’une personne de votre équipe les soumet.',
  failed: 'Impossible de charger les heures de votre équipe',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Rien n’est perdu. Connectez-vous à Internet pour les voir.',
} as const satisfies Translation<typeof english>;
