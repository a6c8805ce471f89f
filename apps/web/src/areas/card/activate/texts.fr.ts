import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’activation d’une carte. */
export const texts = {
  titles: { page: 'Activez votre carte' },
  text: 'Ayez votre carte en main. Il suffit d’une minute.',
  doneTitle: 'Votre carte est prête',
  doneText: 'Elle paie en magasin et en ligne, et permet de retirer de l’argent aux guichets.',
  locked: 'Votre carte est verrouillée. Déverrouillez-la d’abord.',
  notNow: 'Aucune carte n’est à activer pour le moment.',
  steps: {
    printed: 'Montrez que vous l’avez',
    printedText: 'Les quatre derniers chiffres et la date d’expiration',
    pin: 'Choisissez un NIP',
    pinText: 'Quatre chiffres que vous seul connaissez',
  },
  next: { printed: 'Saisir ce qui figure sur la carte', pin: 'Choisir un NIP', done: 'Aller à votre carte' },
  printed: {
    title: 'Ce qui figure sur votre carte',
    last4: 'Quatre derniers chiffres',
    last4Hint: 'Du numéro de la carte',
    expiry: 'Date d’expiration',
    expiryHint: 'Mois et année\u00A0: 04/29',
    submit: 'Activer la carte',
    sending: 'Activation',
    failed: 'Votre carte n’a pas été activée',
  },
  wrong: {
    missing: 'Saisissez les quatre derniers chiffres.',
    CardDigitsMismatch: 'Ce ne sont pas les quatre derniers chiffres de votre carte. Vérifiez la carte.',
    Required: 'Saisissez la date d’expiration.',
    CardExpiryNotValid: 'Saisissez le mois et l’année inscrits sur la carte, par exemple 04/29.',
    CardExpired: 'Cette date est passée. Vérifiez la carte.',
    CardExpiryMismatch: 'Ce n’est pas la date d’expiration de votre carte. Vérifiez la carte.',
  },
} as const satisfies Translation<typeof english>;
