import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des appareils sur lesquels quelqu’un est en session. */
export const texts = {
  titles: { page: 'Vos appareils' },
  text: 'Partout où votre compte a servi. Si vous n’en reconnaissez pas un, fermez sa session et changez votre mot de passe.',
  list: 'Appareils',
  name: '{browser} sur {system}',
  unknown: 'Appareil inconnu',
  thisOne: 'Cet appareil',
  signedIn: 'En session',
  signedOut: 'Session fermée',
  now: 'Utilisé en ce moment',
  lastUsed: 'Dernière utilisation\u00A0: {when}',
  from: 'Connexion depuis l’adresse Internet {address}',
  trusted: 'Il n’a pas besoin d’un code pour se connecter.',
  nameless:
    'Il ne nous a pas dit ce qu’il est. Fermez la session de tous les autres appareils pour mettre fin à la sienne.',
  onlyThis: 'Vous n’êtes en session nulle part ailleurs.',
  close: 'Fermer',
  signOut: 'Fermer la session de cet appareil',
  signingOut: 'Fermeture de la session…',
  askAgain: 'Demander un code la prochaine fois',
  askAgainText: 'Pour un appareil que d’autres utilisent aussi.',
  remove: 'Retirer de la liste',
  removeText: 'Sa session sera fermée, et ce sera un nouvel appareil pour nous la prochaine fois.',
  disown: 'Je ne reconnais pas cet appareil',
  disownText:
    'S’il n’est pas à vous, nous fermons sa session, un code sera demandé la prochaine fois, et vous choisissez un nouveau mot de passe.',
  disowned:
    'La session de cet appareil est fermée, et il lui faudra un code la prochaine fois. Choisissez maintenant un nouveau mot de passe\u00A0: la personne qui l’a utilisé connaît peut-être l’ancien.',
  removing: 'Retrait…',
  failed: 'Sa session est toujours ouverte',
  removeFailed: 'Il est toujours dans la liste',
  failedText: 'Le problème vient de nous. Réessayez dans un instant.',
  done: 'La session de cet appareil est fermée.',
  removed: 'La session de cet appareil est fermée, et il n’est plus dans la liste.',
  signOutOthers: 'Fermer les autres sessions',
  othersFailed: 'Vos autres appareils sont toujours en session',
  othersDone: 'La session est fermée sur tous vos autres appareils.',
  signOutEverywhere: 'Fermer toutes les sessions, ici aussi',
  everywhereFailed: 'Aucune session n’a été fermée',
  loadFailed: 'Nous n’avons pas pu charger vos appareils',
  loadFailedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous à Internet et réessayez.',
} as const satisfies Translation<typeof english>;
