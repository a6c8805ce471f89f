import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des cartes-cadeaux Amazon : ce qu’elles sont, et leur code. */
export const texts = {
  titles: { gift: 'Carte-cadeau Amazon' },
  text: 'Recevez une partie de votre paie en carte-cadeau à dépenser chez Amazon. Son code s’affiche ici, dans l’application.',
  get: 'Obtenir une carte-cadeau',
  getting: 'Un instant…',
  elsewhere: 'L’envoyer ailleurs',
  notOpen: 'Les cartes-cadeaux ne sont pas offertes en ce moment',
  facts: {
    code: 'Un code, en quelques minutes',
    codeText: 'En 5 minutes environ moyennant des frais, ou sans frais le jour ouvrable suivant.',
    most: 'Jusqu’à {most} à la fois',
    mostText: 'Elle vaut exactement ce que vous prenez, et n’expire pas.',
    final: 'Un code ne se reprend pas',
    finalText:
      'Une fois vu, il ne peut pas redevenir de l’argent. Tant qu’il n’est pas envoyé, vous pouvez annuler.',
  },
  worth: 'Valeur',
  issued: 'Émise\u00A0: {when}',
  code: 'Code-cadeau',
  show: 'Afficher le code',
  hide: 'Masquer le code',
  spend:
    'Chez Amazon, ouvrez «\u00A0Cartes-cadeaux\u00A0», choisissez «\u00A0Utiliser une carte-cadeau\u00A0» et saisissez le code.',
  careful:
    'Traitez-le comme de l’argent\u00A0: quiconque a le code peut le dépenser. Nous ne vous le demanderons jamais.',
  notReady: 'Aucun code-cadeau pour ce virement',
  notReadyText: 'Il n’est pas encore émis, ou l’argent est revenu à votre paie. Le virement le dit.',
  transfer: 'Voir le virement',
  codeFailed: 'Impossible de charger le code',
  failedText: 'Votre argent n’est pas touché. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour voir le code.',
} as const satisfies Translation<typeof english>;
