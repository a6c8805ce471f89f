import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la carga automática. */
export const texts = {
  titles: { page: 'Carga automática' },
  text: 'Tu pago puede ir solo a tu tarjeta, justo cuando hace falta.',
  failed: 'No pudimos cargar tu configuración',
  failedText: 'No cambió nada. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para verla.',
  isOn: 'Activada',
  last: 'Movió dinero por última vez el {day}.',
  when: '¿Cuándo debe moverse el dinero?',
  ways: {
    low: { title: 'Cuando queda poco', text: 'Un pago, o dinero que mueves, deja menos de lo que indicas' },
    declined: { title: 'Cuando se rechaza un pago', text: 'Por falta de dinero: el monto que indicas' },
    cover: { title: 'Para cubrir un pago rechazado', text: 'Solo lo que faltaba' },
  },
  lowBalance: 'Cuando queda menos de',
  amount: 'Mover este monto',
  wrong: {
    missing: 'Escribe un monto.',
    AutoloadAmountBelowMinimum: 'Una carga automática es de {least} como mínimo.',
    AutoloadAmountAboveMaximum: 'Una carga automática es de {most} como máximo.',
    LowBalanceLimitBelowMinimum: 'Indica {least} como mínimo.',
    LowBalanceLimitAboveMaximum: 'Indica {most} como máximo.',
  },
  means: {
    title: 'Qué va a pasar',
    low: 'Cuando un pago, o dinero que muevas, deje menos de {low} en tu tarjeta ••{last4}, pasamos {amount} de tu pago a ella, una vez al día como máximo.',
    declined:
      'Cuando se rechace un pago porque en tu tarjeta ••{last4} falta dinero, pasamos {amount} de tu pago a ella, una vez al día como máximo. Después paga otra vez.',
    cover:
      'Cuando se rechace un pago porque en tu tarjeta ••{last4} falta dinero, pasamos lo que faltaba, de {least} a {most} de tu pago, una vez al día como máximo. Después paga otra vez.',
    free: 'Es gratis y cuenta como pago que recibiste antes. Si no hay tanto disponible, no se mueve nada y te avisamos por mensaje.',
  },
  read: 'Leer y aceptar',
  refused: 'Acepta para activar la carga automática.',
  turnOn: 'Activar',
  save: 'Guardar cambios',
  saving: 'Guardando',
  notSaved: 'No pudimos guardar tu configuración',
  turnedOn: 'La carga automática está activada.',
  changed: 'Tu configuración está guardada.',
  turnOff: 'Desactivar',
  turningOff: 'Desactivando',
  turnedOff: 'La carga automática está desactivada.',
  notTurnedOff: 'La carga automática sigue activada',
} as const satisfies Translation<typeof english>;
