import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’argent comptant : où il est versé, et le code qu’on y montre. */
export const texts = {
  titles: { cash: 'Argent comptant' },
  text: 'Recevez une partie de votre paie en argent comptant. Demandez-la ici, puis montrez votre code à l’un de ces comptoirs.',
  get: 'Obtenir de l’argent comptant',
  getting: 'Un instant…',
  elsewhere: 'L’envoyer ailleurs',
  notOpen: 'L’argent comptant ne vous est pas offert',
  ageUnknown:
    'Nous ne connaissons pas votre date de naissance, et l’argent comptant n’est versé qu’à partir de l’âge minimum. Appelez {supportName} pour l’ajouter; d’ici là, votre paie peut aller vers un compte ou une carte.',
  call: 'Appeler le {supportPhone}',
  search: {
    US: 'Nom, ville ou code postal',
    CA: 'Nom, ville ou code postal',
  },
  nearby: 'Trouver des comptoirs près de moi',
  nearbyOff: 'Nous n’avons pas pu savoir où vous êtes. Cherchez plutôt par ville.',
  none: 'Aucun comptoir trouvé',
  noneText: {
    US: 'Cherchez un autre nom, une autre ville ou un autre code postal.',
    CA: 'Cherchez un autre nom, une autre ville ou un autre code postal.',
  },
  failed: 'Impossible de charger les comptoirs',
  failedText: 'Votre argent n’est pas touché. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour voir où l’argent est versé.',
  amount: 'Argent à retirer',
  notReady: 'Aucun code pour ce virement',
  notReadyText:
    'L’argent n’est pas encore prêt, a été retiré ou est revenu à votre paie. Le virement le dit.',
  transfer: 'Voir le virement',
  codeFailed: 'Impossible de charger le code',
} as const satisfies Translation<typeof english>;
