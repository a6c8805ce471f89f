import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del acuerdo que falta. */
export const texts = {
  titles: { page: 'Falta un acuerdo' },
  text: 'El programa de tu empleador lo pide. El pago anticipado se abre en cuanto lo leas y lo aceptes.',
  read: 'Leer y aceptar',
  save: 'Abrir el pago anticipado',
  saving: 'Guardando…',
  notSaved: 'No se guardó tu acuerdo',
  noneTitle: 'No falta nada',
  none: 'Ya aceptaste todo lo que el pago anticipado necesita.',
  home: 'Volver al inicio',
  failed: 'No pudimos cargar esto',
  failedText: 'No has aceptado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No has aceptado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
