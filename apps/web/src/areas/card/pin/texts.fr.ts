import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du NIP de la carte. */
export const texts = {
  titles: { page: 'Choisissez un NIP' },
  text: 'Il sert aux guichets automatiques et dans certains magasins. Choisissez quatre chiffres que personne ne peut deviner.',
  pin: 'Nouveau NIP',
  again: 'Nouveau NIP encore une fois',
  submit: 'Enregistrer le NIP',
  sending: 'Enregistrement',
  notSet: 'Le NIP n’a pas été enregistré',
  done: 'Votre NIP est enregistré.',
  proof: 'Le NIP de votre carte va être enregistré.',
  wrong: {
    missing: 'Saisissez quatre chiffres.',
    sequence: 'Des chiffres qui se suivent sont faciles à deviner. Choisissez-en d’autres.',
    repeat: 'Des chiffres répétés sont faciles à deviner. Choisissez-en d’autres.',
    birthday: 'Un anniversaire est facile à deviner. Choisissez d’autres chiffres.',
    weak: 'Ce NIP est facile à deviner, comme votre anniversaire ou votre année de naissance. Choisissez-en un autre.',
    different: 'Ce n’est pas le même NIP. Saisissez-le de nouveau.',
  },
} as const satisfies Translation<typeof english>;
