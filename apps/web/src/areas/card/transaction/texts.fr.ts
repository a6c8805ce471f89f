import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’une opération de la carte. */
export const texts = {
  titles: { page: 'Opération de la carte' },
  failed: 'Impossible de charger cette opération',
  failedText: 'Votre argent n’est pas touché. Réessayez ou retournez à votre carte.',
  offlineText: 'Connectez-vous à Internet pour voir cette opération.',
  kind: 'Quoi',
  when: 'Quand',
  place: 'Où',
  online: 'En ligne',
  card: 'Carte',
  declined: 'Refusée : aucune somme débitée',
  reasons: {
    fundsNotAvailable: 'Il n’y avait pas assez d’argent sur la carte.',
    locked: 'Votre carte était verrouillée.',
    toActivate: 'Votre carte n’était pas encore activée. D’ici là, elle ne paie qu’en ligne.',
    blocked: 'Votre carte était bloquée pour protéger votre argent. Appelez-nous pour l’utiliser de nouveau.',
    other: 'La carte n’a pas pu être utilisée. Appelez-nous pour savoir pourquoi.',
  },
  unknown:
    'Vous ne la reconnaissez pas? Signalez-la et verrouillez votre carte pour que personne ne paie avec elle.',
  report: 'Je ne la reconnais pas',
  reporting: 'Envoi…',
  notReported: 'Votre signalement n’a pas été envoyé',
  caseTitle: 'Votre signalement, dossier {id}',
  cases: {
    Opened: 'Nous avons reçu votre signalement. Vous aurez notre décision au plus tard le {day}.',
    Reviewing: 'Nous l’examinons. Vous aurez notre décision au plus tard le {day}.',
    Credited: 'Nous avons tranché en votre faveur : l’argent est de retour sur votre carte.',
    Declined:
      'Nous avons conclu que ce paiement est valide. Appelez-nous pour savoir pourquoi et quels sont vos recours.',
  },
} as const satisfies Translation<typeof english>;
