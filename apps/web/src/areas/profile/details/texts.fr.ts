import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour modifier son nom, son adresse et sa date de naissance. */
export const texts = {
  titles: { details: 'Nom et adresse', birthDate: 'Date de naissance' },
  text: 'Nous vous écrivons ici, et votre banque vous connaît sous ce nom.',
  birthText:
    'Elle nous sert une seule fois, pour vous distinguer de vos homonymes. Ensuite, seul le soutien peut la corriger.',
  nameKept: 'Votre nom est {name}. {employer} le modifie dans ses dossiers.',
  firstName: 'Prénom',
  middleName: 'Deuxième prénom (facultatif)',
  lastName: 'Nom de famille',
  street: 'Numéro et rue',
  apartment: 'Appartement ou unité (facultatif)',
  city: 'Ville',
  postalCode: 'Code postal',
  born: 'Quand êtes-vous né?',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Votre profil est enregistré. Nous vous avons envoyé un avis.',
  notSaved: 'Votre profil n’a pas été enregistré',
  notSavedText: 'Ce que vous avez saisi est toujours là. Réessayez dans un instant.',
  proof: 'Vous modifiez ce que nous savons de vous; nous vérifions donc que c’est bien vous.',
  notProved: 'Rien n’a encore changé. Saisissez le code que nous vous envoyons pour enregistrer.',
  changedTitle: 'Votre profil a été modifié sur un autre appareil',
  changed:
    'Ce que vous avez saisi est toujours là, et ce qu’il dit maintenant est sous chaque champ. Enregistrez pour garder le vôtre.',
  saysNow: 'Il dit maintenant\u00A0: {value}',
  saysNothing: 'Il ne dit plus rien',
  problems: {
    firstName: {
      missing: 'Saisissez votre prénom.',
      wrong: 'Utilisez des lettres, séparées par des espaces ou des traits d’union.',
    },
    middleName: { wrong: 'Utilisez des lettres, séparées par des espaces ou des traits d’union.' },
    lastName: {
      missing: 'Saisissez votre nom de famille.',
      wrong: 'Utilisez des lettres, séparées par des espaces ou des traits d’union.',
    },
    addressLine1: { missing: 'Saisissez le numéro et la rue.', tooLong: 'Utilisez au plus 50 caractères.' },
    addressLine2: { tooLong: 'Utilisez au plus 50 caractères.' },
    city: { missing: 'Saisissez votre ville.', tooLong: 'Utilisez au plus 50 caractères.' },
    postalCode: { missing: 'Saisissez votre code postal.', wrong: 'Écrivez-le comme 94607 ou H2X 1Y4.' },
    dateOfBirth: {
      missing: 'Saisissez votre date de naissance.',
      wrong: 'Vérifiez l’année\u00A0: ce ne peut être la vôtre.',
    },
  },
} as const satisfies Translation<typeof english>;
