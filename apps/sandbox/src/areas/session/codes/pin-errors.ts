import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

/** Refusals around PINs, passwords and employers of someone who is known already. */
export const pinErrors = {
  PinRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Enter the code that we sent you first.',
      es: 'Primero escribe el código que te enviamos.',
      fr: 'Saisissez d’abord le code que nous vous avons envoyé.',
    },
  },
  SsoRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Your employer has its own sign-in. Sign out and sign in there to go on.',
      es: 'Tu empleador tiene su propio acceso. Cierra sesión y entra por ahí para continuar.',
      fr: 'Votre employeur a sa propre page de connexion. Fermez la session et passez par là pour continuer.',
    },
  },
  StateDocumentsRequired: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'Your state has a document of its own. Read it and agree to it, then save again.',
      es: 'Tu estado tiene un documento propio. Léelo, acéptalo y vuelve a guardar.',
      fr: 'Votre province a son propre document. Lisez-le, acceptez-le, puis enregistrez de nouveau.',
    },
  },
  StateRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Tell us which state you live in first. Sign in again and we’ll take you there.',
      es: 'Primero dinos en qué estado vives. Vuelve a iniciar sesión y te llevamos ahí.',
      fr: 'Dites-nous d’abord où vous habitez. Ouvrez une nouvelle session et nous vous y mènerons.',
    },
  },
  PasswordChangeRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Choose a new password first. Sign in again and we’ll take you there.',
      es: 'Primero elige una contraseña nueva. Vuelve a iniciar sesión y te llevamos ahí.',
      fr: 'Choisissez d’abord un nouveau mot de passe. Ouvrez une nouvelle session et nous vous y mènerons.',
    },
  },
  TermsRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Agree to our terms first. Sign in again and we’ll take you there.',
      es: 'Primero acepta nuestros términos. Vuelve a iniciar sesión y te llevamos ahí.',
      fr: 'Acceptez d’abord nos conditions. Ouvrez une nouvelle session et nous vous y mènerons.',
    },
  },
  PinFailed: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'That code isn’t right. Check it and try again.',
      es: 'Ese código no es correcto. Revísalo e inténtalo de nuevo.',
      fr: 'Ce code n’est pas le bon. Vérifiez-le et réessayez.',
    },
  },
  PinExpired: {
    status: 400,
    level: messageLevels.Warning,
    message: {
      en: 'That code is too old. Ask for a new one.',
      es: 'Ese código ya venció. Pide uno nuevo.',
      fr: 'Ce code est expiré. Demandez-en un nouveau.',
    },
  },
  PinAttemptsExhausted: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'Too many wrong codes. For your safety, wait 5 minutes and then try again.',
      es: 'Demasiados códigos incorrectos. Por tu seguridad, espera 5 minutos e inténtalo de nuevo.',
      fr: 'Trop de codes erronés. Par sécurité, attendez 5 minutes, puis réessayez.',
    },
  },
  PinDailyLimit: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'Too many wrong codes today. You can still sign in on a device that you’ve confirmed before, or choose a new password with a code sent to where your sign-in codes go.',
      es: 'Hoy hubo demasiados códigos incorrectos. Aún puedes entrar en un dispositivo que ya confirmaste, o elegir una contraseña nueva con un código enviado adonde llegan tus códigos de acceso.',
      fr: 'Trop de codes erronés aujourd’hui. Vous pouvez encore ouvrir une session sur un appareil déjà confirmé, ou choisir un nouveau mot de passe avec un code envoyé là où vous recevez vos codes de connexion.',
    },
  },
  ResendsExhausted: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'We’ve sent the code as often as we can. Sign in again to start over.',
      es: 'Ya enviamos el código todas las veces posibles. Vuelve a iniciar sesión para empezar de nuevo.',
      fr: 'Nous avons envoyé le code autant de fois que possible. Ouvrez une nouvelle session pour recommencer.',
    },
  },
  PasswordPolicy: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'Use 8 characters or more, with a capital and a small letter, a number and a sign, and no spaces.',
      es: 'Usa 8 caracteres o más, con mayúscula, minúscula, un número y un signo, y sin espacios.',
      fr: 'Utilisez au moins 8 caractères, avec une majuscule, une minuscule, un chiffre et un signe, sans espace.',
    },
  },
  PasswordBreached: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'That password is easy to guess: it has leaked from other sites, or is built on a name. Choose another one.',
      es: 'Esa contraseña es fácil de adivinar: se filtró de otros sitios o parte de un nombre. Elige otra.',
      fr: 'Ce mot de passe est facile à deviner\u00A0: il a fuité d’autres sites ou repose sur un nom. Choisissez-en un autre.',
    },
  },
  ProofRequired: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'Enter a code first, so that we know it’s you. Nothing has changed yet.',
      es: 'Primero escribe un código para que sepamos que eres tú. Todavía no ha cambiado nada.',
      fr: 'Saisissez d’abord un code pour confirmer que c’est bien vous. Rien n’a encore changé.',
    },
  },
  PasswordReused: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'That’s the password you have now. Choose a new one.',
      es: 'Esa es tu contraseña actual. Elige una nueva.',
      fr: 'C’est votre mot de passe actuel. Choisissez-en un nouveau.',
    },
  },
  BusinessNotChosen: {
    status: 409,
    level: messageLevels.Warning,
    message: {
      en: 'You work for more than one employer. Choose whose pay you want to see.',
      es: 'Trabajas para más de un empleador. Elige de cuál quieres ver tu pago.',
      fr: 'Vous travaillez pour plus d’un employeur. Choisissez celui dont vous voulez voir la paie.',
    },
  },
  BusinessNotYours: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'You don’t work for this employer, as far as we know. Choose another one.',
      es: 'Hasta donde sabemos, no trabajas para este empleador. Elige otro.',
      fr: 'À notre connaissance, vous ne travaillez pas pour cet employeur. Choisissez-en un autre.',
    },
  },
  DeviceNotFound: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'We don’t know this device anymore.',
      es: 'Ya no conocemos este dispositivo.',
      fr: 'Nous ne connaissons plus cet appareil.',
    },
  },
  FileTypeRefused: {
    status: 415,
    level: messageLevels.Error,
    message: {
      en: 'Send a PDF, Word, JPEG or PNG file.',
      es: 'Envía un archivo PDF, Word, JPEG o PNG.',
      fr: 'Envoyez un fichier PDF, Word, JPEG ou PNG.',
    },
  },
} as const satisfies ErrorKinds;
