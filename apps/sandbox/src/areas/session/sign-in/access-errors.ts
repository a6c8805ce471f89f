import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

// An unknown person and a wrong password read alike: no one may learn from us who has an account.
const wrongSignIn = {
  status: 400,
  level: messageLevels.Error,
  message: {
    en: 'That phone number or email and password don’t match. Check both and try again.',
    es: 'Ese teléfono o correo y la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    fr: 'Ce numéro ou ce courriel et le mot de passe ne concordent pas. Vérifiez-les et réessayez.',
  },
} as const;

export const accessErrors = {
  InvalidPassword: wrongSignIn,
  UserNotExist: wrongSignIn,
  AttemptsExhausted: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'Too many tries. For your safety, wait 5 minutes and then sign in again.',
      es: 'Demasiados intentos. Por tu seguridad, espera 5 minutos y vuelve a iniciar sesión.',
      fr: 'Trop de tentatives. Par sécurité, attendez 5 minutes, puis ouvrez une session de nouveau.',
    },
  },
  PasskeyRefused: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'That passkey didn’t work. Try again, or use your password.',
      es: 'Esa llave de acceso no funcionó. Inténtalo de nuevo o usa tu contraseña.',
      fr: 'Cette clé d’identification n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
    },
  },
  CaptchaFailed: {
    status: 400,
    level: messageLevels.Warning,
    message: {
      en: 'The check against robots wasn’t passed. Try again; you don’t have to do anything else.',
      es: 'No se pasó la comprobación contra robots. Inténtalo de nuevo; no tienes que hacer nada más.',
      fr: 'La vérification contre les robots n’a pas réussi. Réessayez; vous n’avez rien d’autre à faire.',
    },
  },
  SessionExpire: {
    status: 401,
    level: messageLevels.Unauthorized,
    message: {
      en: 'You were signed out to keep your account safe. Sign in again to go on.',
      es: 'Cerramos tu sesión para proteger tu cuenta. Inicia sesión de nuevo para continuar.',
      fr: 'Votre session a été fermée pour protéger votre compte. Ouvrez-en une autre pour continuer.',
    },
  },
  AccountClosed: {
    status: 401,
    level: messageLevels.Unauthorized,
    message: {
      en: 'Your account is closed, as you asked. Everything that was on its way has arrived.',
      es: 'Tu cuenta está cerrada, como pediste. Todo lo que estaba en camino ya llegó.',
      fr: 'Votre compte est fermé, comme vous l’avez demandé. Tout ce qui était en route est arrivé.',
    },
  },
  Invalid_Token_Try_Again: {
    status: 401,
    level: messageLevels.Unauthorized,
    message: {
      en: 'We couldn’t confirm that it’s you. Sign in again.',
      es: 'No pudimos confirmar que eres tú. Inicia sesión de nuevo.',
      fr: 'Nous n’avons pas pu confirmer votre identité. Ouvrez une nouvelle session.',
    },
  },
  LinkExpired: {
    status: 410,
    level: messageLevels.Error,
    message: {
      en: 'That link has expired or was used before. Open a new one.',
      es: 'Ese enlace venció o ya se usó. Abre uno nuevo.',
      fr: 'Ce lien a expiré ou a déjà servi. Ouvrez-en un nouveau.',
    },
  },
  UserDeactivated: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'This account is closed. Call us if you think that’s a mistake.',
      es: 'Esta cuenta está cerrada. Llámanos si crees que es un error.',
      fr: 'Ce compte est fermé. Appelez-nous si vous croyez que c’est une erreur.',
    },
  },
} as const satisfies ErrorKinds;
