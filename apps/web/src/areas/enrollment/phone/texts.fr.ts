import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du numéro par lequel commence l’inscription, et de son code. */
export const texts = {
  titles: { createUser: 'Inscription', verifyPin: 'Confirmez votre téléphone' },
  phone: {
    title: 'Quel est votre numéro de cellulaire?',
    text: 'Nous vous enverrons un code pour confirmer qu’il est à vous. Vous ouvrirez vos sessions avec ce numéro.',
    label: 'Numéro de cellulaire',
    rates: 'Les tarifs habituels de votre fournisseur s’appliquent.',
    missing: 'Entrez votre numéro de cellulaire.',
    short: 'Entrez le numéro complet, avec l’indicatif régional.',
    unreachable:
      'Les messages texte n’atteignent pas ce numéro. Utilisez un cellulaire, et non une ligne fixe ou par Internet.',
    send: 'Envoyez-moi un code',
    sending: 'Envoi en cours…',
    next: 'Continuer',
    downTitle: 'Le code n’a pas pu être envoyé',
    direct: 'Commencer plutôt par mon employeur',
    known: 'Déjà inscrit?',
  },
  resume: {
    title: 'Vous avez commencé une inscription avec {to}',
    text: 'Vos réponses sont toujours là.',
    continue: 'Reprendre où j’étais',
    startOver: 'Recommencer',
  },
  work: {
    title: 'Bienvenue, {name}',
    text: '{employer} confirme que c’est vous. Il ne manque que votre cellulaire et votre courriel.',
    notMe: 'Je ne suis pas {name}',
  },
  exhausted:
    'C’était le dernier code que nous pouvons envoyer pour l’instant. Attendez 15 minutes, puis recommencez.',
  otherNumber: 'Utiliser un autre numéro',
  signIn: 'Ouvrir une session',
  forgot: 'J’ai oublié mon mot de passe',
  taken: {
    AlreadyRegisteredActive: {
      title: 'Vous avez déjà un compte',
      text: 'Ce numéro est inscrit. Ouvrez une session avec lui ou choisissez un nouveau mot de passe.',
    },
    Deactive: {
      title: 'Ce compte est fermé',
      text: 'Le compte lié à ce numéro a été fermé. Appelez-nous si vous souhaitez le rouvrir.',
    },
    NeedActivation: {
      title: 'Votre compte est presque prêt',
      text: 'Un compte a été ouvert avec ce numéro et il reste à l’activer. Ouvrez une session pour le faire, ou appelez-nous.',
    },
    PhoneCarrierNotValidated: {
      title: 'Nous ne pouvons pas utiliser ce numéro',
      text: 'Les messages texte ne s’y rendent pas bien. Utilisez un autre cellulaire.',
    },
  },
} as const satisfies Translation<typeof english>;
