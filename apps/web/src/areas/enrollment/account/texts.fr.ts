import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du compte par lequel se termine l’inscription. */
export const texts = {
  titles: { password: 'Créez votre compte', getCard: 'Votre compte est prêt' },
  password: {
    title: 'Choisissez un mot de passe',
    text: 'Vous ouvrirez vos sessions avec lui et votre numéro {phone}.',
    label: 'Mot de passe',
    create: 'Créer mon compte',
    saving: 'Enregistrement du mot de passe…',
  },
  making: {
    title: 'Création de votre compte',
    text: 'Nous ajoutons vos heures travaillées. Cela prend quelques secondes; vous pouvez laisser cette page ouverte.',
    progress: 'Avancement',
    region: 'Recherche de votre région',
    account: 'Ouverture de votre compte',
    done: 'Terminé',
    failedTitle: 'Votre compte n’est pas encore prêt',
    kept: 'Rien n’est perdu. Réessayez, ou revenez dans les 24 heures.',
    retry: 'Réessayer',
  },
  referral: {
    title: 'Quelqu’un vous a invité?',
    text: 'Entrez son code pour que nous puissions l’en remercier. Vous pouvez aussi passer cette étape.',
    label: 'Code d’invitation',
    missing: 'Entrez le code ou passez cette étape.',
    unknown: 'Nous ne connaissons pas ce code. Vérifiez-le ou passez cette étape.',
    tooYoung:
      'Une invitation ne compte que pour les personnes de 18 ans ou plus. Vous pouvez passer cette étape.',
    adult: 'J’ai 18 ans ou plus',
    adultMissing: 'Confirmez que vous avez 18 ans ou plus, ou passez cette étape.',
    use: 'Utiliser ce code',
    skip: 'Passer',
    saving: 'Enregistrement…',
  },
  card: {
    title: 'Tout est prêt, {name}',
    amount:
      'Vous avez gagné {amount} que vous pouvez recevoir avant le jour de paie. Ajoutez d’abord le compte ou la carte où les envoyer.',
    nothingYet:
      'Votre compte est prêt. Ce que vous gagnez s’affichera quand votre employeur transmettra vos heures.',
    noEmployer: 'Votre compte est prêt. Ajoutez un employeur pour toucher votre paie plus tôt.',
    signInText:
      'Votre compte est prêt. Ouvrez une session avec votre téléphone et votre nouveau mot de passe.',
    signInAtWorkText: 'Votre compte est prêt. Ouvrez une session avec votre compte de travail.',
    offer: 'Une carte pour votre paie',
    offerText:
      'Recevez votre paie sur votre propre carte, sans frais mensuels. Vous pouvez la demander à tout moment.',
    get: 'Obtenir la carte',
    home: 'Aller à mon accueil',
    signIn: 'Ouvrir une session',
    opening: 'Ouverture de la session…',
    forgot: 'J’ai oublié mon mot de passe',
  },
} as const satisfies Translation<typeof english>;
