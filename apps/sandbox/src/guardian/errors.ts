import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../platform/http/error-kind.ts';

/** What calls of the area are refused with. */
export const guardianErrors = {
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
