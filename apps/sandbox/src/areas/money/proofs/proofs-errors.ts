import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

export const proofsErrors = {
  ProofNotOpen: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'We aren’t waiting for files for this day. Its page says how it stands.',
      es: 'No esperamos archivos de ese día. Su página dice cómo está.',
      fr: 'Nous n’attendons pas de fichiers pour ce jour. Sa page indique où il en est.',
    },
  },
  TooManyFiles: {
    status: 409,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'You can send 3 files for a day.',
      es: 'Puedes enviar 3 archivos por día.',
      fr: 'Vous pouvez envoyer 3 fichiers par jour.',
    },
  },
} as const satisfies ErrorKinds;
