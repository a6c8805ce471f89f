import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const profileErrors = {
  ProfileChanged: {
    status: 409,
    level: info,
    message: {
      en: 'Your profile was changed somewhere else meanwhile. Look at what it says now, then save again.',
      es: 'Tu perfil cambió en otro lugar mientras tanto. Mira lo que dice ahora y vuelve a guardar.',
      fr: 'Votre profil a été modifié ailleurs entre-temps. Voyez ce qu’il dit maintenant, puis enregistrez de nouveau.',
    },
  },
  ProfileKeptElsewhere: {
    status: 403,
    level: warning,
    message: {
      en: 'This comes from your employer’s records or has been checked. Ask your employer or support to correct it.',
      es: 'Este dato viene de los registros de tu empleador o ya se verificó. Pide a tu empleador o a soporte que lo corrija.',
      fr: 'Cette information vient des dossiers de votre employeur ou a été vérifiée. Demandez à votre employeur ou au soutien de la corriger.',
    },
  },
  ContactTaken: {
    status: 409,
    level: error,
    message: {
      en: 'Another account uses this already. Sign in to that one, or choose another.',
      es: 'Otra cuenta ya lo usa. Inicia sesión en esa cuenta o elige otro.',
      fr: 'Un autre compte l’utilise déjà. Ouvrez une session dans celui-ci ou choisissez-en un autre.',
    },
  },
} as const satisfies ErrorKinds;
