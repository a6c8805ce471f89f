import { type Language, product } from '@dayfare/domain/product';

/** What the frame says of the fields for a card. */
export interface FieldTexts {
  readonly title: string;
  readonly number: string;
  readonly numberHint: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly code: string;
  readonly codeHint: string;
  readonly wrong: {
    readonly numberMissing: string;
    readonly CardNumberTooShort: string;
    readonly CardNumberNotValid: string;
    /** Of networks whose numbers are shorter than those that can be added. */
    readonly shortBrand: string;
    readonly unknownBrand: string;
    readonly expiryMissing: string;
    readonly CardExpiryNotValid: string;
    readonly CardExpired: string;
    readonly CardExpiryMismatch: string;
    readonly OtherCard: string;
    readonly codeMissing: string;
    readonly codeWrong: string;
  };
}

interface ChallengeTexts {
  readonly title: string;
  readonly text: (last4: string) => string;
  readonly silent: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly cancel: string;
  readonly ended: string;
  readonly endedText: string;
}

/** What the pages in frames say. */
export const cardTexts: Readonly<
  Record<Language, { readonly fields: FieldTexts; readonly bank: ChallengeTexts }>
> = {
  en: {
    fields: {
      title: 'Card details',
      number: 'Card number',
      numberHint: '16 digits on the card',
      expiry: 'Expiration date',
      expiryHint: 'Month and year: 04/29',
      code: 'Security code',
      codeHint: 'Three digits on the back',
      wrong: {
        numberMissing: 'Enter the card number.',
        CardNumberTooShort: 'A card number has 16 digits. Check whether one is missing.',
        CardNumberNotValid: 'That isn’t a card number. Check its digits one by one.',
        shortBrand: 'American Express and Diners Club cards can’t be added. Use a debit card with 16 digits.',
        unknownBrand: 'We don’t know this kind of card. Use one of Visa, Mastercard or Discover.',
        expiryMissing: 'Enter the expiration date.',
        CardExpiryNotValid: 'Enter month and year as they stand on the card, such as 04/29.',
        CardExpired: 'This card has expired. Use the new one.',
        CardExpiryMismatch: 'This isn’t the expiration date of your card. Check the card.',
        OtherCard: 'This is the number of another card. Type the one that you added.',
        codeMissing: 'Enter the security code.',
        codeWrong: 'A security code has three digits.',
      },
    },
    bank: {
      title: 'Is it you?',
      text: (last4) =>
        `${product} wants to pay to your card ••${last4}. Your bank asks whether that’s right.`,
      silent: 'Your bank is looking for you. This can take a while…',
      confirm: 'Yes, it’s me',
      refuse: 'No, it isn’t me',
      cancel: 'Cancel',
      ended: 'Thank you',
      endedText: `You’re led back to ${product}.`,
    },
  },
  es: {
    fields: {
      title: 'Datos de la tarjeta',
      number: 'Número de tarjeta',
      numberHint: 'Los 16 dígitos de la tarjeta',
      expiry: 'Vencimiento',
      expiryHint: 'Mes y año: 04/29',
      code: 'Código de seguridad',
      codeHint: 'Tres dígitos al dorso',
      wrong: {
        numberMissing: 'Escribe el número de la tarjeta.',
        CardNumberTooShort: 'Un número de tarjeta tiene 16 dígitos. Revisa si falta alguno.',
        CardNumberNotValid: 'Ese no es un número de tarjeta. Revisa sus dígitos uno por uno.',
        shortBrand:
          'Las tarjetas American Express y Diners Club no se pueden agregar. Usa una tarjeta de débito de 16 dígitos.',
        unknownBrand: 'No conocemos este tipo de tarjeta. Usa una Visa, Mastercard o Discover.',
        expiryMissing: 'Escribe el vencimiento.',
        CardExpiryNotValid: 'Escribe el mes y el año como están en la tarjeta, por ejemplo 04/29.',
        CardExpired: 'Esta tarjeta venció. Usa la nueva.',
        CardExpiryMismatch: 'Ese no es el vencimiento de tu tarjeta. Revísala.',
        OtherCard: 'Ese es el número de otra tarjeta. Escribe el de la que agregaste.',
        codeMissing: 'Escribe el código de seguridad.',
        codeWrong: 'El código de seguridad tiene tres dígitos.',
      },
    },
    bank: {
      title: '¿Eres tú?',
      text: (last4) => `${product} quiere pagar a tu tarjeta ••${last4}. Tu banco pregunta si es correcto.`,
      silent: 'Tu banco te está buscando. Puede tardar un rato…',
      confirm: 'Sí, soy yo',
      refuse: 'No, no soy yo',
      cancel: 'Cancelar',
      ended: 'Gracias',
      endedText: `Vuelves a ${product}.`,
    },
  },
  fr: {
    fields: {
      title: 'Données de la carte',
      number: 'Numéro de carte',
      numberHint: 'Les 16 chiffres de la carte',
      expiry: 'Date d’expiration',
      expiryHint: 'Mois et année\u00A0: 04/29',
      code: 'Code de sécurité',
      codeHint: 'Trois chiffres au dos',
      wrong: {
        numberMissing: 'Saisissez le numéro de la carte.',
        CardNumberTooShort: 'Un numéro de carte compte 16 chiffres. Vérifiez s’il en manque un.',
        CardNumberNotValid: 'Ce n’est pas un numéro de carte. Vérifiez ses chiffres un à un.',
        shortBrand:
          'Les cartes American Express et Diners Club ne peuvent pas être ajoutées. Utilisez une carte de débit à 16 chiffres.',
        unknownBrand:
          'Nous ne connaissons pas ce type de carte. Utilisez une carte Visa, Mastercard ou Discover.',
        expiryMissing: 'Saisissez la date d’expiration.',
        CardExpiryNotValid: 'Saisissez le mois et l’année inscrits sur la carte, par exemple 04/29.',
        CardExpired: 'Cette carte a expiré. Utilisez la nouvelle.',
        CardExpiryMismatch: 'Ce n’est pas la date d’expiration de votre carte. Vérifiez la carte.',
        OtherCard: 'C’est le numéro d’une autre carte. Saisissez celui de la carte ajoutée.',
        codeMissing: 'Saisissez le code de sécurité.',
        codeWrong: 'Un code de sécurité compte trois chiffres.',
      },
    },
    bank: {
      title: 'Est-ce bien vous?',
      text: (last4) =>
        `${product} souhaite verser votre paie sur votre carte ••${last4}. Votre banque demande si c’est exact.`,
      silent: 'Votre banque tente de vous joindre. Cela peut prendre un moment…',
      confirm: 'Oui, c’est moi',
      refuse: 'Non, ce n’est pas moi',
      cancel: 'Annuler',
      ended: 'Merci',
      endedText: `Vous retournez à ${product}.`,
    },
  },
};
