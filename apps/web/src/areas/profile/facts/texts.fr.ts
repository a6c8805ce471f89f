import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de ce que dit un profil. */
export const texts = {
  heading: 'À votre sujet',
  name: 'Nom',
  address: 'Adresse du domicile',
  email: 'Courriel',
  phone: 'Numéro de téléphone',
  birthDate: 'Date de naissance',
  state: 'Province ou État',
  language: 'Langue',
  none: 'À compléter',
  fromEmployer: '{employer} modifie ceci dans ses dossiers.',
  checked: 'Appelez-nous pour corriger ceci.',
  failed: 'Impossible de charger votre profil',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
  picture: 'Votre photo',
  noPicture: 'Vos initiales sont affichées',
  changePicture: 'La changer ou la retirer',
} as const satisfies Translation<typeof english>;
