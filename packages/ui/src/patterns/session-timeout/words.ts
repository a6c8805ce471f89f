import type { Words } from '../../messages/words.ts';

/** Texts of the sheet. */
export interface SessionTimeoutText {
  title: string;
  /** Before the remaining time. */
  expiresIn: string;
  stay: string;
  continue: string;
  logOut: string;
  deviceActivity: string;
}

export const words: Words<SessionTimeoutText> = {
  en: {
    title: 'Are you still there?',
    expiresIn: 'Your session will expire in',
    stay: 'Please click Continue to stay signed in.',
    continue: 'Continue',
    logOut: 'Log out',
    deviceActivity: 'Device activity',
  },
  es: {
    title: '¿Sigues ahí?',
    expiresIn: 'Tu sesión se cerrará en',
    stay: 'Presiona Continuar para mantener la sesión abierta.',
    continue: 'Continuar',
    logOut: 'Cerrar sesión',
    deviceActivity: 'Actividad de los dispositivos',
  },
  fr: {
    title: 'Êtes-vous toujours là?',
    expiresIn: 'Votre session expirera dans',
    stay: 'Appuyez sur Continuer pour rester en session.',
    continue: 'Continuer',
    logOut: 'Fermer la session',
    deviceActivity: 'Activité des appareils',
  },
};
