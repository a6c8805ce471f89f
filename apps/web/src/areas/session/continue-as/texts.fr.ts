import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la question de savoir si un lien peut ouvrir un autre compte. */
export const texts = {
  titles: { continueAs: 'Un autre compte?' },
  ask: {
    title: 'Continuer dans le compte de {name}?',
    signedIn:
      'Le lien que vous avez ouvert mène à ce compte. Vous êtes dans le compte de {current}, dont la session serait fermée sur cet appareil.',
    signedOut:
      'Le lien que vous avez ouvert mène à ce compte. Quelqu’un d’autre a ouvert une session sur cet appareil auparavant.',
    why: 'Si personne de confiance ne vous l’a envoyé, ne continuez pas\u00A0: ce que vous y écririez ou ajouteriez serait dans ce compte, pas dans le vôtre.',
    continue: 'Continuer dans le compte de {name}',
    stay: 'Rester dans le compte de {current}',
    pending: 'Ouverture du compte…',
  },
} as const satisfies Translation<typeof english>;
