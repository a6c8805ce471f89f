import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, Warning: warning } = messageLevels;

export const placesErrors = {
  AmazonNotAvailable: {
    status: 403,
    level: warning,
    message: {
      en: 'Amazon gift cards aren’t available right now. Choose another place for your pay.',
      es: 'Las tarjetas de regalo de Amazon no están disponibles ahora. Elige otro destino para tu pago.',
      fr: 'Les cartes-cadeaux Amazon ne sont pas offertes en ce moment. Choisissez une autre destination pour votre paie.',
    },
  },
  GiftCodeNotReady: {
    status: 409,
    level: warning,
    message: {
      en: 'There’s no gift code for this transfer: it isn’t issued yet, or it went back.',
      es: 'No hay código de regalo para esta transferencia: aún no se emitió o fue devuelta.',
      fr: 'Aucun code-cadeau pour ce virement\u00A0: il n’est pas encore émis, ou l’argent est revenu.',
    },
  },
  BillerNotFound: {
    status: 400,
    level: error,
    message: {
      en: 'We can’t pay this company. Choose one from the list.',
      es: 'No podemos pagar a esta empresa. Elige una de la lista.',
      fr: 'Nous ne pouvons pas payer cette entreprise. Choisissez-en une dans la liste.',
    },
  },
  BillerAccountNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'An account number on a bill has 4 to 20 letters and digits.',
      es: 'El número de cuenta de una factura tiene de 4 a 20 letras y dígitos.',
      fr: 'Un numéro de compte de facture a de 4 à 20 lettres et chiffres.',
    },
  },
  BillerZipNotValid: {
    status: 400,
    level: error,
    message: {
      en: 'Enter the four or five digits of the zip code on your bill.',
      es: 'Escribe los cuatro o cinco dígitos del código postal de tu factura.',
      fr: 'Saisissez les quatre ou cinq chiffres du code postal de votre facture.',
    },
  },
  InstrumentHoldsMoney: {
    status: 409,
    level: warning,
    message: {
      en: 'There’s money in it, or on its way to or from it. Move what is in it, and remove it once the rest has arrived.',
      es: 'Tiene dinero, o hay dinero en camino hacia ella o desde ella. Mueve lo que tiene y quítala cuando el resto haya llegado.',
      fr: 'Il y a de l’argent dessus, ou en route vers ou depuis ce compte. Déplacez ce qui s’y trouve, puis retirez-le quand le reste sera arrivé.',
    },
  },
} as const satisfies ErrorKinds;
