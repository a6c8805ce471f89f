import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    number: 'Ma paie maintenant',
    success: 'Compte prêt',
    failed: 'Compte non ajouté',
    added: 'Compte ajouté',
  },
  message:
    'Entrez le compte ou la carte à {creditUnion} où votre paie est versée. Il sert à payer les frais de programme, exigés seulement lorsque vous recevez de l’argent.',
  saveFailed: 'Le compte n’a pas été ajouté',
  success: {
    skip: 'Pas maintenant',
    loadFailed: 'Impossible de charger vos comptes',
    loadFailedText: 'Rien n’a changé. Réessayez dans un instant.',
    offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
    agree: 'J’ai lu l’entente de la caisse et je l’accepte',
    read: 'Lire l’entente',
    saveFailed: 'Votre acceptation n’a pas pu être enregistrée. Réessayez; votre compte est prêt.',
    drawer: 'L’entente de la caisse',
    agreeDrawer: 'J’accepte',
    position: 'Entente {page} sur {pages}',
    drawerFailed: 'Impossible de charger l’entente',
    drawerFailedText: 'Vous n’avez rien accepté. Réessayez.',
  },
  added: {
    title: 'Merci d’avoir ajouté votre compte',
    text: 'Une dernière étape\u00A0: ces ententes s’appliquent à votre paie et à ce compte.',
    open: 'Lire\u00A0: {title}',
    agree: 'J’ai lu les trois et je les accepte',
    continue: 'Continuer',
    saving: 'Enregistrement…',
    saveFailed: 'Votre acceptation n’a pas pu être enregistrée',
    loadFailed: 'Impossible de charger les ententes',
    loadFailedText: 'Vous n’avez rien accepté, et votre compte reste prêt. Réessayez.',
    offlineText: 'Votre compte reste prêt. Connectez-vous et réessayez.',
  },
} as const satisfies Translation<typeof english>;
