import type { UiMessages } from './ui-messages.ts';

/** The package's texts in Canadian French. */
export const frCa: UiMessages = {
  optional: 'Facultatif',
  required: 'Obligatoire',
  readOnly: 'Lecture seule',
  showPassword: 'Afficher le mot de passe',
  capsLockOn: 'Le verrouillage des majuscules est activé',
  pasteTooLong: 'C’est plus long que ce qui entre ici; rien n’a été collé. Collez un texte plus court.',
  close: 'Fermer',
  dismiss: 'Ignorer',
  back: 'Retour',
  retry: 'Réessayer',
  loading: 'Chargement en cours',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  error: 'Erreur',
  warning: 'Attention',
  success: 'C’est fait',
  info: 'À savoir',
  notifications: 'Notifications',
};
