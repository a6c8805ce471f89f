import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

/** What calls of the area are refused with. */
export const guardianErrors = {
  GuardianPhoneIsOwn: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'That’s your own number. Enter your parent’s or guardian’s.',
      es: 'Ese es tu propio número. Escribe el de tu padre, madre o tutor.',
      fr: 'C’est votre propre numéro. Entrez celui de votre parent ou tuteur.',
    },
  },
  NoConsentNeeded: {
    status: 409,
    level: messageLevels.Info,
    message: {
      en: 'You don’t need anybody’s consent for the card.',
      es: 'No necesitas la autorización de nadie para tener la tarjeta.',
      fr: 'Vous n’avez besoin du consentement de personne pour la carte.',
    },
  },
  ConsentLinkInvalid: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'This link doesn’t work any more. Ask for a new one.',
      es: 'Este enlace ya no funciona. Pide uno nuevo.',
      fr: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
    },
  },
} as const satisfies ErrorKinds;
