import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour choisir un nouveau mot de passe. */
export const texts = {
  titles: {
    change: 'Changez votre mot de passe',
  },
  change: {
    text: 'Votre session sera fermée sur tous vos autres appareils.',
    forcedTitle: 'Choisissez un nouveau mot de passe',
    forcedText: 'Avant de continuer, vous devez remplacer celui avec lequel vous avez ouvert la session.',
    current: 'Mot de passe actuel',
    currentMissing: 'Entrez votre mot de passe actuel.',
    currentWrong: 'Ce n’est pas votre mot de passe actuel.',
    submit: 'Changer le mot de passe',
    pending: 'Changement en cours…',
    done: 'Votre mot de passe est changé.',
    already: 'Votre mot de passe avait déjà été changé. C’est celui choisi alors qui compte.',
    visitorTitle: 'Ouvrez d’abord une session',
    visitorText: 'Vous pourrez ensuite choisir un nouveau mot de passe.',
  },
} as const satisfies Translation<typeof english>;
