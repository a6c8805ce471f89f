import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** The same in French. */
export const texts = {
  titles: { page: 'Le consentement de votre tuteur' },
  ask: {
    title: 'Demandez à votre parent ou tuteur',
    text: 'Vous avez moins de 18 ans\u00A0: un parent ou tuteur doit donner son accord pour la carte. Nous lui envoyons un lien, sans compte à créer. Entre-temps, vous pouvez recevoir votre paie.',
    label: 'Téléphone de votre parent ou tuteur',
    rates:
      'Nous n’écrivons qu’au sujet de ce consentement. Des frais de messagerie et de données peuvent s’appliquer.',
    send: 'Envoyer le lien',
    missing: 'Entrez son numéro de téléphone.',
    short: 'Ce numéro est trop court.',
    own: 'C’est votre propre numéro. Entrez celui de votre parent ou tuteur.',
  },
  sending: 'Envoi…',
  notSent: 'Nous n’avons pas pu envoyer le lien',
  notSentText: 'Nous en envoyons trois par jour au plus. Réessayez plus tard ou appelez-nous.',
  waiting: {
    title: 'En attente de votre parent ou tuteur',
    text: 'Cette personne lit ce que la carte signifie et donne son accord sur son téléphone. Vous le verrez ici dès que c’est fait.',
    expiredTitle: 'Le lien a expiré',
    expired: 'Un lien fonctionne 7 jours. Envoyez-en un nouveau, qui remplace l’ancien.',
    remind: 'Renvoyer le lien',
    sendNew: 'Envoyer un nouveau lien',
    other: 'Utiliser un autre numéro',
    sentTitle: 'Le lien est en route',
    sent: 'Nous avons envoyé un message au numéro qui se termine par {end}.',
    to: 'Au numéro qui se termine par {end}, {when}',
  },
  given: {
    title: 'Votre parent ou tuteur a donné son accord',
    text: 'Vous pouvez maintenant avoir la carte.',
    home: 'Aller à l’accueil',
  },
  failed: 'Nous n’avons pas pu vérifier le consentement',
  failedText: 'Réessayez dans un instant. Votre paie n’est pas touchée.',
  offline: 'Connectez-vous à Internet et réessayez.',
} as const satisfies Translation<typeof english>;
