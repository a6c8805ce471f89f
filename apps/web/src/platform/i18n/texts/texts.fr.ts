import type { Translation } from '../translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du cadre de tous les écrans. */
export const texts = {
  frame: {
    skip: 'Aller au contenu',
    titled: '{page} · {brand}',
    online: 'Vous êtes de nouveau en ligne.',
    oldTitle: 'Impossible de joindre {brand} en ce moment',
    oldOfflineTitle: 'Vous êtes hors ligne',
    oldText: 'Ce que vous voyez a pu changer. Mis à jour',
    newVersion: 'Une nouvelle version est prête.',
    reload: 'Recharger',
  },
  navigation: {
    label: 'Principale',
    home: 'Accueil',
    money: 'Argent',
    card: 'Carte',
    work: 'Travail',
    more: 'Plus',
    due: '{count, plural, one {# chose à faire} many {# de choses à faire} other {# choses à faire}}',
    unfinished: '1 virement à vérifier',
  },
  find: {
    open: 'Tout trouver',
  },
  titles: {
    getMoney: 'Recevoir de l’argent',
    signOut: 'Fermer la session',
    money: 'Argent',
    card: 'Carte',
    work: 'Travail',
    more: 'Plus',
    account: 'Votre compte',
    maintenance: 'De retour sous peu',
    notFound: 'Page introuvable',
    problem: 'Un problème est survenu',
  },
  session: {
    signIn: 'Aller à la page de connexion',
    ended: 'Votre session a pris fin. Ouvrez-en une autre pour continuer.',
    accountClosed:
      'Votre compte est fermé, comme vous l’avez demandé. Tout ce qui était en route est arrivé.',
    timedOut:
      'Après un moment sans activité, votre session a été fermée. Ouvrez-en une autre pour continuer.',
    endedElsewhere: 'Vous avez fermé votre session dans un autre onglet.',
    signedOut: 'Votre session est fermée.',
    signedOutEverywhere: 'La session est fermée sur tous vos appareils.',
    notForgotten:
      'Votre session est fermée, mais nous n’avons pas pu joindre notre service, qui reconnaît encore cet appareil. Ouvrez puis fermez une session de nouveau pour qu’il soit oublié.',
    nowSignedIn: 'Vous êtes dans le compte de {name}.',
    otherSignedOut: 'La session de {name} a été fermée sur cet appareil.',
    notYou: 'Ce n’est pas vous?',
    linkNotTaken:
      'Ce lien n’a pas pu être utilisé\u00A0: un tel lien sert une seule fois, pendant quelques minutes. Votre session reste ouverte.',
    changedElsewhere:
      'Quelqu’un d’autre a ouvert une session {brand} dans un autre onglet; celle-ci a été fermée.',
  },
  account: {
    open: 'Votre compte',
    signedInAs: 'Session de {name}',
    language: 'Langue',
    languageFailed: 'Impossible de charger cette langue. Vérifiez votre connexion et réessayez.',
    languageNotSaved:
      'Votre langue n’a pas été enregistrée, donc rien n’a changé. Vérifiez votre connexion et réessayez.',
    switchEmployer: 'Changer d’employeur',
    employers: 'Vos employeurs',
    switching: 'Changement en cours…',
    back: 'Retour à votre compte',
    accounts: 'Où va votre argent',
    limits: 'Vos propres limites',
    service: 'Suspendre ou fermer',
    changePassword: 'Changer le mot de passe',
    twoStep: 'Connexion en deux étapes',
    passkeys: 'Clés d’identification',
    unlock: 'Déverrouiller par le visage ou l’empreinte',
    devices: 'Vos appareils',
    notifications: 'Réglages des notifications',
    agreements: 'Ententes',
    help: 'Aide',
    forgetDevice: 'Oublier cet appareil à la fermeture de la session',
    forgetDeviceText: 'Pour un appareil que vous partagez. Il sera nouveau pour nous la prochaine fois.',
    signOut: 'Fermer la session',
    signingOut: 'Fermeture…',
  },
  notFound: {
    noHome:
      'Ce compte n’a pas de page d’accueil ici. Rien n’y a changé. Appelez-nous pour en trouver la raison.',
  },
  failure: {
    offline: 'Connectez-vous à Internet et réessayez. Rien n’est perdu.',
    slow: 'C’est plus long que d’habitude. Nous essayons toujours.',
    downTitle: 'L’opération n’a pas abouti',
    generic: 'Un problème est survenu; veuillez réessayer plus tard.',
    down: 'Le problème vient de chez nous. Réessayez dans un instant.',
  },
  problem: {
    title: 'Un problème est survenu',
    text: 'Impossible d’afficher cette page. Votre argent et votre compte ne sont pas touchés.',
    retry: 'Réessayer',
    call: 'Composez le {supportPhone}',
    reference: 'Donnez cette référence\u00A0: {reference}',
    outdatedTitle: 'Impossible de charger cette page',
    outdatedText:
      'La connexion a été coupée un instant, ou une mise à jour de {brand} a eu lieu pendant que cet onglet était ouvert. Il suffit de recharger.',
    sheetTitle: 'Impossible de l’ouvrir',
    partText: 'Impossible de charger cette partie. Il suffit de recharger la page.',
    reload: 'Recharger',
    pdfText: 'Le PDF n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
  },
  start: {
    offlineTitle: 'Vous êtes hors ligne',
    offlineText: 'Connectez-vous au Wi-Fi ou activez les données mobiles. La page reprendra d’elle-même.',
    downTitle: 'Impossible de joindre {brand} en ce moment',
    downText:
      'Le problème vient de chez nous. Votre argent est en sécurité. Réessayez dans un instant ou composez le {supportPhone}.',
    maintenanceTitle: 'Nous améliorons {brand}',
    maintenanceText:
      'Nous serons de retour sous peu. Votre argent est en sécurité; cette page s’ouvrira d’elle-même.',
    retry: 'Réessayer',
  },
} as const satisfies Translation<typeof english>;
