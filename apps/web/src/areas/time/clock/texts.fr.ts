import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du pointage et des heures notées. */
export const texts = {
  titles: { page: 'Quarts et heures' },
  visitors:
    'Pointez votre arrivée et votre départ, et notez vos heures. Connectez-vous pour voir les vôtres.',
  signIn: 'Se connecter',
  clockedIn: 'Votre arrivée est pointée',
  notClockedIn: 'Votre arrivée n’est pas pointée',
  since: 'Depuis le {time}',
  clockIn: 'Pointer l’arrivée',
  clockOut: 'Pointer le départ',
  working: 'Un instant…',
  kept: '{count, plural, one {Noté avec son heure sur cet appareil. Nous l’enverrons dès que vous serez en ligne.} many {# de pointages notés sur cet appareil. Nous les enverrons dès que vous serez en ligne.} other {# pointages notés sur cet appareil. Nous les enverrons dès que vous serez en ligne.}}',
  place: {
    wanted: 'Votre employeur demande où vous pointez. Votre appareil est consulté à ce moment-là seulement.',
    denied:
      'Noté sans lieu : cet appareil n’est pas autorisé à le communiquer. Votre gestionnaire vérifiera.',
    failed: 'Noté sans lieu : cet appareil ne l’a pas trouvé. Votre gestionnaire vérifiera.',
  },
  notSaved: 'Ce n’est pas enregistré. Réessayez dans un instant.',
  system: 'Votre employeur tient les heures dans {system}. Ce qui est approuvé ici y est envoyé.',
  outAlone:
    'Vous avez pointé votre départ le {time}, sans arrivée avant. Si vous l’avez pointée sur un autre appareil, ouvrez-y cette page. Sinon, notez ces heures.',
  team: '{count, plural, =0 {Heures de votre équipe\u00A0: rien à vérifier} one {Heures de votre équipe\u00A0: # à vérifier} many {Heures de votre équipe\u00A0: # d’entrées à vérifier} other {Heures de votre équipe\u00A0: # à vérifier}}',
  forgotten: 'Avez-vous oublié de pointer votre départ?',
  forgottenText:
    'Votre quart dure depuis plus de 16 heures. Dites-nous quand il a pris fin; votre gestionnaire le vérifiera.',
  endDay: 'Jour de la fin',
  endDayMissing: 'Entrez le jour où votre quart a pris fin.',
  endTime: 'Heure de la fin',
  endTimeMissing: 'Entrez l’heure à laquelle votre quart a pris fin.',
  end: 'Terminer le quart',
  logged: 'Heures notées',
  none: 'Aucune heure pour l’instant',
  noneText: 'Pointez votre arrivée en commençant, ou notez les heures travaillées.',
  state: {
    InProgress: 'En cours',
    NotSubmitted: 'Non soumis',
    Submitted: 'Soumis',
    Approved: 'Approuvé',
    Rejected: 'Refusé',
  },
  doubtful: 'Votre gestionnaire le vérifiera',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  log: 'Noter des heures',
  reported: 'Voir ce que votre employeur a déclaré',
  failed: 'Impossible de voir si votre arrivée est pointée',
  hoursFailed: 'Impossible de charger vos heures',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  offline: 'Rien n’est perdu. Connectez-vous à Internet pour le voir.',
} as const satisfies Translation<typeof english>;
