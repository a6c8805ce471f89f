import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

export const contractsErrors = {
  ContractNotFound: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'We couldn’t find this agreement.',
      es: 'No encontramos este acuerdo.',
      fr: 'Nous n’avons pas trouvé cette entente.',
    },
  },
} as const satisfies ErrorKinds;
