import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour inviter quelqu’un. */
export const texts = {
  titles: { page: 'Inviter quelqu’un' },
  who: 'De qui s’agit-il?',
  audience: { Coworker: 'Collègue', Friend: 'Ami' },
  how: 'Comment?',
  channel: { textMessage: 'Texto', qrCode: 'Code QR', inviteURL: 'Lien' },
  name: 'Son prénom',
  nameHint: 'Vous seul le voyez, dans votre liste.',
  phone: 'Son numéro de téléphone',
  once: 'Nous lui écrivons une seule fois, en votre nom et seulement à ce sujet. Cette personne peut refuser d’autres invitations.',
  adult: 'Cette personne a 18 ans ou plus et aimerait avoir de mes nouvelles',
  problems: {
    name: { missing: 'Entrez un prénom pour savoir de qui il s’agit.', long: 'Entrez un prénom plus court.' },
    phone: {
      missing: 'Entrez son numéro de téléphone.',
      short: 'Ce numéro est trop court.',
      own: 'C’est votre propre numéro. Entrez celui de quelqu’un d’autre.',
      notInvitable:
        'Nous ne pouvons pas envoyer d’invitation à ce numéro\u00A0: il en a déjà reçu une, ou son titulaire n’en veut pas. Partagez plutôt votre lien.',
      exhausted:
        'Vous avez envoyé toutes les invitations possibles pour l’instant. Partagez votre lien ou réessayez demain.',
    },
    isAdult: 'Les personnes que vous invitez doivent avoir 18 ans ou plus.',
  },
  send: 'Envoyer l’invitation',
  sending: 'Envoi…',
  notSent: 'L’invitation n’a pas été envoyée',
  fullTitle: 'Vous avez envoyé tous les textos possibles pour l’instant',
  full: 'Partagez votre lien ou votre code, ou réessayez demain.',
  sentTitle: 'L’invitation est en route',
  sent: 'Nous avons écrit à {name}. Vous verrez son inscription dans votre liste, et votre récompense sera dans vos comptes dès que le sien sera ouvert.',
  done: 'Voir vos invitations',
  more: 'Inviter quelqu’un d’autre',
  scan: 'Faites numériser ce code avec l’appareil photo de son téléphone.',
  codeLabel: 'Code qui ouvre votre invitation',
  orCode: 'Ou entrer {code} à l’inscription.',
  pass: 'Envoyez ce lien à des gens que vous connaissez, dans n’importe quelle application.',
  link: 'Votre lien',
  share: 'Le partager',
  shared: 'Rejoignez-moi sur {brand} et retirez la paie que vous avez gagnée avant le jour de paie.',
} as const satisfies Translation<typeof english>;
