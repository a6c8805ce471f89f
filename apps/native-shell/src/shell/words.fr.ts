import type { ShellWords } from './shell-words.ts';

/** Textes de l’application native. */
export const words: ShellWords = {
  permissions: {
    camera: {
      title: 'Utiliser l’appareil photo?',
      text: 'Il sert à photographier des documents et à lire des codes QR. Rien n’est conservé dans ce téléphone.',
    },
    contacts: {
      title: 'Consulter vos contacts?',
      text: 'Seules les personnes que vous choisissez sont utilisées. Les autres restent dans ce téléphone.',
    },
    location: {
      title: 'Utiliser votre position?',
      text: 'Elle aide à remarquer si une autre personne ouvre une session à votre place.',
    },
    push: {
      title: 'Envoyer des notifications?',
      text: 'Vous saurez quand de l’argent est arrivé et quand on a besoin de vous.',
    },
  },
  carryOn: 'Continuer',
  notNow: 'Pas maintenant',
  blocked: {
    title: 'C’est désactivé pour cette application',
    text: 'Vous pouvez le permettre dans les réglages du téléphone, sous cette application.',
    accept: 'Ouvrir les réglages',
    dismiss: 'Pas maintenant',
  },
  camera: { take: 'Prendre la photo', close: 'Fermer' },
  troubles: {
    offline: {
      title: 'Pas de connexion',
      text: 'Vérifiez le Wi-Fi ou les données mobiles. Ce que vous avez écrit est conservé.',
      action: 'Réessayer',
    },
    unavailable: {
      title: 'Nous ne pouvons pas répondre',
      text: 'Ce n’est pas votre téléphone. Réessayez dans quelques minutes.',
      action: 'Réessayer',
    },
    untrusted: {
      title: 'Cette connexion n’est pas sûre',
      text: 'Rien n’a été envoyé. Vérifiez la date du téléphone ou utilisez un autre réseau.',
      action: 'Réessayer',
    },
    crashed: {
      title: 'L’application s’est arrêtée',
      text: 'Rien n’a été envoyé deux fois. Rouvrez-la pour voir où les choses en sont.',
      action: 'Rouvrir',
    },
  },
  lock: {
    title: 'Verrouillée',
    text: 'Utilisez votre visage ou votre empreinte pour continuer.',
    action: 'Déverrouiller',
    reason: 'Déverrouillez pour voir votre argent',
    tooManyTries: 'Trop d’essais. Verrouillez et déverrouillez le téléphone, puis réessayez.',
    signIn: 'Ouvrir une session avec votre mot de passe',
  },
};
