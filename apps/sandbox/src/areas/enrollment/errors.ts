import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

export const enrollmentErrors = {
  AlreadyRegisterUser: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'There is an account with these details already. Sign in, or reset your password. Call us if the account isn’t yours.',
      es: 'Ya existe una cuenta con estos datos. Inicia sesión o cambia tu contraseña. Llámanos si la cuenta no es tuya.',
      fr: 'Un compte existe déjà avec ces renseignements. Ouvrez une session ou changez votre mot de passe. Appelez-nous si ce compte n’est pas le vôtre.',
    },
  },
  HostNotMatchedForEmployer: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'This employer’s people sign up on another site. Ask your employer for the link, or call us.',
      es: 'El personal de este empleador se registra en otro sitio. Pide el enlace a tu empleador o llámanos.',
      fr: 'Le personnel de cet employeur s’inscrit sur un autre site. Demandez le lien à votre employeur ou appelez-nous.',
    },
  },
  SetupNotCompleted: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'Your employer hasn’t finished setting up yet. Ask your manager when it will be ready, then come back.',
      es: 'Tu empleador aún no termina la configuración. Pregunta a tu gerente cuándo estará lista y vuelve después.',
      fr: 'Votre employeur n’a pas encore terminé la configuration. Demandez à votre gestionnaire quand elle sera prête, puis revenez.',
    },
  },
  VerificationFailed: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'Those details don’t match each other. Check your name and numbers, then try again.',
      es: 'Esos datos no coinciden entre sí. Revisa tu nombre y tus números, e inténtalo de nuevo.',
      fr: 'Ces renseignements ne concordent pas. Vérifiez votre nom et vos numéros, puis réessayez.',
    },
  },
  VerificationRequired: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'Your employer asks for this step before you can go on.',
      es: 'Tu empleador pide este paso antes de que puedas continuar.',
      fr: 'Votre employeur exige cette étape avant que vous puissiez continuer.',
    },
  },
  EmployeeDetailsAttemptsExpired: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'We couldn’t find you in your employer’s records, and that was the last try for today. Ask your employer to check your details, or for a code.',
      es: 'No te encontramos en los registros de tu empleador, y ese fue el último intento de hoy. Pide a tu empleador que revise tus datos o que te dé un código.',
      fr: 'Nous ne vous avons pas trouvé dans les dossiers de votre employeur, et c’était le dernier essai d’aujourd’hui. Demandez-lui de vérifier vos renseignements ou de vous donner un code.',
    },
  },
  EmployerCodeUnknown: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'We don’t know that code. Check it, or ask your employer for a new one.',
      es: 'No conocemos ese código. Revísalo o pide uno nuevo a tu empleador.',
      fr: 'Nous ne connaissons pas ce code. Vérifiez-le ou demandez-en un nouveau à votre employeur.',
    },
  },
  EnrollmentExpired: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'It’s been too long since you began. Start again with your phone number.',
      es: 'Pasó demasiado tiempo desde que empezaste. Comienza otra vez con tu número de teléfono.',
      fr: 'Trop de temps s’est écoulé depuis le début. Recommencez avec votre numéro de téléphone.',
    },
  },
  EnrollmentTriesExhausted: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'We’ve sent as many codes as we can for now. Wait 15 minutes, then try again.',
      es: 'Ya enviamos todos los códigos que podemos por ahora. Espera 15 minutos e inténtalo de nuevo.',
      fr: 'Nous avons envoyé tous les codes possibles pour l’instant. Attendez 15 minutes, puis réessayez.',
    },
  },
  ReferralCodeUnknown: {
    status: 409,
    level: messageLevels.Error,
    message: {
      en: 'We don’t know that code. Check it, or go on without one.',
      es: 'No conocemos ese código. Revísalo o continúa sin uno.',
      fr: 'Nous ne connaissons pas ce code. Vérifiez-le ou continuez sans code.',
    },
  },
} as const satisfies ErrorKinds;
