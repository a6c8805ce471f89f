import type { Language } from '@dayfare/domain/product';
import { type ContractDocument, shortDocument } from '../document.ts';

type Said = Readonly<Record<Language, string>>;

/** Titles and texts of the debit-card program, contract types 53 to 59 in this order. */
const parts: readonly (readonly [title: Said, text: Said])[] = [
  [
    { en: 'Debit card account', es: 'Cuenta de la tarjeta de débito', fr: 'Compte de la carte de débit' },
    {
      en: 'The account behind your debit card is held at a bank and insured up to the legal limit. It pays no interest.',
      es: 'La cuenta de tu tarjeta de débito está en un banco y asegurada hasta el límite legal. No paga intereses.',
      fr: 'Le compte de votre carte de débit est tenu par une banque et assuré jusqu’à la limite légale. Il ne rapporte pas d’intérêts.',
    },
  ],
  [
    { en: 'Debit card fees', es: 'Comisiones de la tarjeta de débito', fr: 'Frais de la carte de débit' },
    {
      en: 'Buying is free. Cash from our network’s machines is free; other machines may charge and say so first.',
      es: 'Comprar es gratis. El efectivo de los cajeros de nuestra red es gratis; otros pueden cobrar y lo avisan antes.',
      fr: 'Les achats sont gratuits. Les retraits aux guichets de notre réseau aussi; d’autres peuvent demander des frais et l’annoncent avant.',
    },
  ],
  [
    {
      en: 'Debit card privacy',
      es: 'Privacidad de la tarjeta de débito',
      fr: 'Confidentialité de la carte de débit',
    },
    {
      en: 'The bank keeps your payments to run the card. Your employer does not see them.',
      es: 'El banco guarda tus pagos para operar la tarjeta. Tu empleador no los ve.',
      fr: 'La banque conserve vos paiements pour gérer la carte. Votre employeur ne les voit pas.',
    },
  ],
  [
    {
      en: 'Debit card deposits',
      es: 'Depósitos en la tarjeta de débito',
      fr: 'Dépôts sur la carte de débit',
    },
    {
      en: 'Your pay can go to the card, in whole or in part. Change that at your employer’s at any time.',
      es: 'Tu sueldo puede ir a la tarjeta, entero o en parte. Cámbialo con tu empleador cuando quieras.',
      fr: 'Votre paie peut aller sur la carte, en tout ou en partie. Changez-le chez votre employeur en tout temps.',
    },
  ],
  [
    {
      en: 'Debit card: electronic signature',
      es: 'Tarjeta de débito: firma electrónica',
      fr: 'Carte de débit\u00A0: signature électronique',
    },
    {
      en: 'You sign the agreements of the debit card by checking a box, and get all its notices electronically. Take this back by calling {phone}.',
      es: 'Firmas los acuerdos de la tarjeta de débito marcando una casilla y recibes todos sus avisos por medios electrónicos. Retíralo llamando al {phone}.',
      fr: 'Vous signez les ententes de la carte de débit en cochant une case, et recevez tous ses avis par voie électronique. Retirez ce consentement en appelant au {phone}.',
    },
  ],
  [
    {
      en: 'Debit card disputes',
      es: 'Reclamos de la tarjeta de débito',
      fr: 'Contestations de la carte de débit',
    },
    {
      en: 'Tell us within 60 days of a payment that you did not make: {phone}. The bank answers within 10 business days.',
      es: 'Avísanos dentro de 60 días de un pago que no hiciste: {phone}. El banco responde en 10 días hábiles.',
      fr: 'Signalez dans les 60 jours un paiement que vous n’avez pas fait\u00A0: {phone}. La banque répond en 10 jours ouvrables.',
    },
  ],
  [
    { en: 'Closing the debit card', es: 'Cerrar la tarjeta de débito', fr: 'Fermer la carte de débit' },
    {
      en: 'Close the card at any time. What is left on it is sent to the account that you name, free.',
      es: 'Cierra la tarjeta cuando quieras. Lo que quede se envía gratis a la cuenta que indiques.',
      fr: 'Fermez la carte en tout temps. Ce qui reste est envoyé sans frais au compte que vous indiquez.',
    },
  ],
];

/** The debit-card program: contract types 53 to 59. Type 57 has a checkbox for signing electronically. */
export const debitCardDocuments: readonly ContractDocument[] = parts.map(([title, text], index) =>
  shortDocument(53 + index, title, text),
);
