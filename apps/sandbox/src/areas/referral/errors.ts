import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info, LimitExceeded: limitExceeded } = messageLevels;

/** What calls of the area are refused with. */
export const referralErrors = {
  ReferralNotOpen: {
    status: 403,
    level: info,
    message: {
      en: 'Nobody can be invited right now. What you’ve earned stays yours.',
      es: 'Por ahora no se puede invitar a nadie. Lo que ganaste sigue siendo tuyo.',
      fr: 'Personne ne peut être invité pour l’instant. Ce que vous avez gagné reste à vous.',
    },
  },
  ReferralNotAdult: {
    status: 400,
    level: warning,
    message: {
      en: 'People you invite have to be 18 or older.',
      es: 'Las personas que invites deben tener 18 años o más.',
      fr: 'Les personnes que vous invitez doivent avoir 18 ans ou plus.',
    },
  },
  // One sentence for both reasons: neither is anybody else's business.
  ReferralNumberNotInvitable: {
    status: 409,
    level: warning,
    message: {
      en: 'We can’t text an invitation to this number: it has had one before, or its owner wants none. You can share your link instead.',
      es: 'No podemos enviar una invitación a este número: ya recibió una o su dueño no quiere recibirlas. Puedes compartir tu enlace.',
      fr: 'Nous ne pouvons pas envoyer d’invitation à ce numéro\u00A0: il en a déjà reçu une, ou son titulaire n’en veut pas. Vous pouvez partager votre lien.',
    },
  },
  ReferralNumberIsOwn: {
    status: 400,
    level: warning,
    message: {
      en: 'That’s your own number. Enter somebody else’s.',
      es: 'Ese es tu propio número. Escribe el de otra persona.',
      fr: 'C’est votre propre numéro. Entrez celui de quelqu’un d’autre.',
    },
  },
  ReferralTextsExhausted: {
    status: 403,
    level: limitExceeded,
    message: {
      en: 'You’ve sent as many invitations as you can for now. Share your link instead, or try again tomorrow.',
      es: 'Ya enviaste todas las invitaciones que puedes por ahora. Comparte tu enlace o inténtalo mañana.',
      fr: 'Vous avez envoyé toutes les invitations possibles pour l’instant. Partagez votre lien ou réessayez demain.',
    },
  },
  ReferralTooYoung: {
    status: 409,
    level: error,
    message: {
      en: 'An invitation only counts for people who are 18 or older. You can go on without it.',
      es: 'Una invitación solo cuenta para personas de 18 años o más. Puedes continuar sin ella.',
      fr: 'Une invitation ne compte que pour les personnes de 18 ans ou plus. Vous pouvez continuer sans elle.',
    },
  },
  ReferralAgeUnknown: {
    status: 400,
    level: warning,
    message: {
      en: 'Confirm that you’re 18 or older to use an invitation.',
      es: 'Confirma que tienes 18 años o más para usar una invitación.',
      fr: 'Confirmez que vous avez 18 ans ou plus pour utiliser une invitation.',
    },
  },
} as const satisfies ErrorKinds;
