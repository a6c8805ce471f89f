import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la connexion sans mot de passe. */
export const texts = {
  titles: { page: 'Clés d’identification' },
  text: 'Ouvrez une session avec votre empreinte, votre visage ou le NIP de votre appareil plutôt qu’avec un mot de passe.',
  list: 'Vos clés d’identification',
  none: 'Vous n’avez pas encore de clé d’identification.',
  added: 'Ajoutée le {when}',
  used: 'Utilisée le {when}',
  name: 'Nom',
  nameHelp: 'Par exemple «\u00A0Mon téléphone\u00A0», pour la reconnaître.',
  nameMissing: 'Donnez-lui un nom.',
  add: 'Ajouter une clé d’identification',
  adding: 'En attente de votre appareil…',
  addDone: 'Vous pouvez maintenant ouvrir une session avec {name}.',
  addFailed: 'Aucune clé d’identification n’a été ajoutée',
  addFailedText: 'Rien n’a changé. Réessayez dans un instant.',
  notProved: 'Nous devons d’abord savoir que c’est bien vous.',
  proof:
    'Une clé d’identification ouvre votre compte; nous vérifions donc que c’est bien vous qui l’ajoutez.',
  unsupported:
    'Ce navigateur ne prend pas en charge les clés d’identification. Utilisez un autre navigateur ou appareil.',
  remove: 'Retirer cette clé',
  removing: 'Retrait en cours…',
  removeText: 'Elle n’ouvrira plus de session. Votre appareil peut encore l’afficher; supprimez-la aussi là.',
  removeProof:
    'Une clé d’identification ouvre votre compte; nous vérifions donc que c’est bien vous qui la retirez.',
  removeFailed: 'Elle n’a pas été retirée',
  removed: 'Cette clé d’identification est retirée.',
  loadFailed: 'Nous n’avons pas pu charger vos clés d’identification',
  loadFailedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
