import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des réglages de la connexion en deux étapes. */
export const texts = {
  titles: { page: 'Connexion en deux étapes' },
  text: 'Sur un nouvel appareil, nous pouvons demander un code que vous seul recevez. Un mot de passe volé ne suffit alors pas pour ouvrir votre compte.',
  legend: 'Code sur les nouveaux appareils',
  byText: 'Par message texte',
  byMail: 'Par courriel',
  off: 'Désactivé',
  offText: 'Votre mot de passe suffit sur n’importe quel appareil.',
  goTo: 'Les codes vont à {to}.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  proof: 'Vous changez votre façon d’ouvrir une session; nous vérifions donc que c’est bien vous.',
  notProved: 'Rien n’a encore changé. Saisissez le code que nous vous envoyons pour enregistrer.',
  saveFailed: 'Votre choix n’a pas été enregistré',
  turnedOn: 'La connexion sur un nouvel appareil demande maintenant un code. Nous vous avons envoyé un avis.',
  turnedOff: 'Les nouveaux appareils ne demandent plus de code. Nous vous avons envoyé un avis.',
  moved: 'Vos codes vont maintenant ailleurs. Nous vous avons envoyé un avis.',
  loadFailed: 'Impossible de charger vos réglages',
  loadFailedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
