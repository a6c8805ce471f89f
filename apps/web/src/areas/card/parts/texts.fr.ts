import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes communs aux pages de la carte. */
export const texts = {
  failed: 'Impossible de charger votre carte',
  failedText: 'Votre argent et votre carte ne sont pas touchés. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour voir votre carte.',
  why: {
    none: 'Vous n’avez pas encore de carte',
    underReview: 'Votre demande est à l’étude',
    rejected: 'Votre demande n’a pas été approuvée',
    toActivate: 'Activez d’abord votre carte',
    pinDue: 'Il faut d’abord un NIP à votre carte',
    open: 'Inutile avec votre carte actuelle',
    locked: 'Déverrouillez d’abord votre carte',
    blocked: 'Votre carte est bloquée',
    reported: 'Votre carte a été déclarée perdue',
    closed: 'Votre carte est fermée',
    alreadyActive: 'Votre carte est active',
    notLocked: 'Votre carte n’est pas verrouillée',
    alreadyThere: 'Vous avez une carte',
  },
  address: {
    addressLine1: {
      missing: 'Saisissez la rue et le numéro.',
      tooLong: 'Utilisez 50 caractères au maximum.',
      postBox: 'Saisissez où vous habitez. Une case postale n’est pas un domicile.',
    },
    addressLine2: { tooLong: 'Utilisez 50 caractères au maximum.' },
    city: { missing: 'Saisissez votre ville.', tooLong: 'Utilisez 50 caractères au maximum.' },
    state: {
      missing: 'Choisissez votre État.',
      noCards: 'La carte n’est pas offerte dans les territoires des États-Unis. Choisissez un État.',
    },
    zipcode: {
      missing: 'Saisissez votre code ZIP.',
      wrong: 'Un code ZIP compte 5 chiffres, ou 9 avec un trait d’union.',
    },
  },
} as const satisfies Translation<typeof english>;
