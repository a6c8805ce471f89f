import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del aviso diario de que hay dinero disponible. */
export const texts = {
  titles: { page: 'Tu pago, a tiempo' },
  now: 'Ahora puedes recibir',
  text: 'No tienes que mirar todos los días: te avisamos con un mensaje cuando puedas recibir al menos lo que elijas.',
  tell: 'Avísame cada día cuando pueda recibir lo suficiente',
  amount: '¿Cuánto como mínimo?',
  amountMissing: 'Escribe un monto mayor que cero.',
  hour: '¿A qué hora?',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado.',
  notSaved: 'No se guardó',
  next: 'Volveremos a revisar el {when}.',
  off: 'Los mensajes diarios están desactivados.',
  noneTitle: 'No hay nada que avisarte',
  none: 'Ningún empleador nos informa de tus sueldos.',
  failed: 'No pudimos cargar esto',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
