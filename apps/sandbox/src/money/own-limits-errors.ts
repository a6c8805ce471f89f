import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../http/error-kind.ts';

const { LimitExceeded: limitExceeded } = messageLevels;

export const ownLimitsErrors = {
  OwnLimitExceeded: {
    status: 400,
    level: limitExceeded,
    message: {
      en: 'That goes over the limit you set yourself. It leaves {max} for now. You can see and change it under “Your own limits”.',
      es: 'Eso supera el límite que te pusiste. Por ahora te deja {max}. Puedes verlo y cambiarlo en «Tus propios límites».',
      fr: 'Cela dépasse la limite que vous vous êtes fixée. Elle laisse {max} pour l’instant. Voyez-la ou changez-la sous « Vos propres limites ».',
    },
  },
} as const satisfies ErrorKinds;
