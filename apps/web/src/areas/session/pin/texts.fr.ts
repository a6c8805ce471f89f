import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du code qui confirme une connexion. */
export const texts = {
  titles: { pin: 'Saisissez votre code' },
  why: 'Nous ne connaissons pas encore cet appareil; nous vérifions donc que c’est bien vous.',
  exhausted:
    'C’était le dernier code que nous pouvons envoyer cette fois-ci. Pour en recevoir un autre, ouvrez une nouvelle session.',
  notYou: 'Ce n’est pas vous? Ouvrez une autre session',
  help: 'Votre numéro ou votre courriel a changé?',
  first: {
    title: 'Vérifions que c’est bien vous',
    text: 'Nous enverrons un code à 6 chiffres au numéro qui se termine par {last4}.',
  },
} as const satisfies Translation<typeof english>;
