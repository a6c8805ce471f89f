import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des étapes entre l’ouverture de session et l’accueil. */
export const texts = {
  titles: {
    terms: 'Nos ententes',
    businesses: 'Choisissez votre employeur',
    failed: 'La connexion a échoué',
    sso: 'Connexion par votre employeur',
  },
  terms: {
    title: 'Avant de commencer',
    text: 'Voici ce dont vous convenez avec {brand}. C’est gratuit, et rien n’est accepté avant que vous le disiez.',
    open: 'Lire {title}',
    agree: 'Lire et accepter',
    saving: 'Enregistrement de votre accord…',
    drawer: 'Ce que vous acceptez',
    agreeToAll: 'J’accepte tout ce qui précède',
    eSign: 'J’accepte de signer électroniquement',
    done: 'Accepter et continuer',
    agreeFirst: 'Cochez cette case pour accepter.',
    failedTitle: 'Impossible de charger les ententes',
    failed: 'Vous n’avez encore rien accepté. Réessayez dans un instant.',
    offline: 'Connectez-vous à Internet pour les lire. Vous n’avez encore rien accepté.',
    notSavedTitle: 'Votre accord n’est pas encore enregistré',
    notSaved: 'Acceptez une autre fois; le faire deux fois ne change rien.',
  },
  businesses: {
    title: 'Quel employeur?',
    text: 'La paie et les virements concernent un seul employeur à la fois. Vous choisissez à chaque ouverture de session.',
    legend: 'Vos employeurs',
    pending: 'Ouverture de votre paie…',
    emptyTitle: 'Aucun employeur n’est lié à votre compte',
    empty:
      'Votre employeur n’a peut-être pas fini de créer votre compte. Appelez-nous, nous verrons ensemble.',
  },
  failed: {
    title: 'Nous n’avons pas pu confirmer votre identité',
    text: 'Votre session n’est pas ouverte, rien n’a changé dans votre compte et aucune somme n’a bougé.',
    why: 'Un lien de connexion ne sert qu’une fois et expire après quelques minutes. Avec votre mot de passe, la connexion fonctionne dès maintenant.',
    signIn: 'Ouvrir une session',
    help: 'Toujours pas d’accès?',
    unchanged: 'Rien n’a changé dans votre compte et aucune somme n’a bougé.',
    tryWork: 'Réessayer avec votre compte de travail',
    cancelledTitle: 'Ouverture de session annulée',
    cancelled: 'C’est pourquoi votre session n’est pas ouverte ici.',
    unknownTitle: 'Votre compte de travail n’est pas encore lié',
    unknown:
      'Votre employeur vous connaît, mais ce compte n’est lié à aucun compte chez {brand}. Ouvrez une session avec votre numéro ou votre courriel, ou appelez-nous pour les lier.',
    unavailableTitle: 'La page de votre employeur ne répond pas',
    unavailable: 'Le problème ne vient pas de vous. Réessayez dans quelques minutes.',
    expiredTitle: 'Cette connexion n’est plus valide',
    expired:
      'Elle sert une seule fois, pendant dix minutes, dans le navigateur où elle a commencé. Recommencez ici.',
  },
  sso: {
    title: 'Connexion par votre employeur',
    text: 'Votre employeur a sa propre porte d’entrée vers {brand}.',
    button: 'Continuer avec votre compte de travail',
    howTitle: 'Comment continuer',
    how: 'Ouvrez le site ou l’application de votre employeur et choisissez-y {brand}. Vous reviendrez ici, session ouverte.',
    signedOut: 'Aucune session n’est ouverte ici\u00A0: rien ne reste accessible sur cet appareil.',
    help: 'Vous ne trouvez pas l’entrée?',
  },
} as const satisfies Translation<typeof english>;
