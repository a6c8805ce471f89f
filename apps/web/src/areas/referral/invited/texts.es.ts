import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página que abre el enlace de una invitación. */
export const texts = {
  titles: { page: 'Tu invitación' },
  open: {
    title: '{name} te invita a {brand}',
    text: 'Retira lo que ya ganaste antes del día de pago, siempre con una opción gratis.',
    coworker: '{name} trabaja en {employer}.',
    points: {
      free: 'Registrarte es gratis y toma unos minutos.',
      adult: 'La invitación cuenta para personas de 18 años o más.',
      thanks: '{name} recibe una recompensa si te registras. A ti no te cuesta nada.',
    },
  },
  ended: {
    title: 'Esta invitación terminó',
    text: 'Todavía puedes registrarte. Si quieres que se lo agradezcamos, pide un enlace nuevo a quien te la envió.',
  },
  unknown: {
    title: 'No conocemos esta invitación',
    text: 'Revisa el enlace o pide otro a quien te lo envió. También puedes registrarte sin él.',
  },
  signUp: 'Registrarme',
  known: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',
  failed: 'No pudimos consultar tu invitación',
  failedText: 'Inténtalo en un momento. También puedes registrarte sin ella.',
  offline: 'Conéctate a internet para ver tu invitación.',
} as const satisfies Translation<typeof english>;
