import type { UiMessages } from './messages.ts';

/** The package's own words in Canadian French. */
export const frCa: UiMessages = {
  optional: 'Facultatif',
  required: 'Obligatoire',
  showPassword: 'Afficher le mot de passe',
  capsLockOn: 'Le verrouillage des majuscules est activé',
  close: 'Fermer',
  dismiss: 'Ignorer',
  back: 'Retour',
  retry: 'Réessayer',
  more: 'Plus',
  less: 'Moins',
  previous: 'Précédent',
  next: 'Suivant',
  selected: 'Sélectionné',
  loading: 'Chargement en cours',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  error: 'Erreur',
  warning: 'Attention',
  success: 'C’est fait',
  info: 'À savoir',
  notifications: 'Notifications',
  chartTableCaption: (title) => `${title}, sous forme de tableau`,
  // In French zero and one are both singular.
  charactersLeft: (count) => (count < 2 ? `Il reste ${count} caractère` : `Il reste ${count} caractères`),
  amountUpTo: (amount) => `Jusqu’à ${amount}`,
  of: (position, total) => `${position} sur ${total}`,
  percent: (share) => `${share} pour cent`,
};
