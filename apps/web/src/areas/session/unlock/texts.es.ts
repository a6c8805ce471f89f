import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para desbloquear la app con el rostro o la huella. */
export const texts = {
  titles: { page: 'Desbloquear la app' },
  text: 'La app se bloquea cuando la dejas un minuto. Tu teléfono comprueba tu rostro o tu huella; nosotros nunca los vemos.',
  turnOn: 'Desbloquear con el rostro o la huella',
  reason: 'Activar el desbloqueo de {brand}',
  isOn: 'Ahora tu rostro o tu huella desbloquea {brand}.',
  isOff: 'La app ya no se bloquea.',
  notEnrolled: 'Tu teléfono todavía no tiene guardado ningún rostro ni huella.',
  tooManyTries: 'Demasiados intentos. Bloquea y desbloquea el teléfono, y vuelve a intentarlo.',
  failed: 'No cambió nada. Tu teléfono no respondió; inténtalo de nuevo en un momento.',
  loadFailed: 'Tu teléfono no respondió',
  loadFailedText: 'No cambió nada. Inténtalo de nuevo en un momento.',
} as const satisfies Translation<typeof english>;
