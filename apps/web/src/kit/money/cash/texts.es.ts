import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Efectivo en camino: su código, qué llevar y las ventanillas donde se paga. */
export const texts = {
  title: 'Retira tu efectivo',
  ready:
    'Tu efectivo está listo. Lleva una identificación con foto y muestra tu código de retiro en cualquier ventanilla.',
  soon: 'Te enviaremos un mensaje cuando tu efectivo esté listo. Para retirarlo necesitas una identificación con foto y el código que aparecerá aquí.',
  code: 'Código de retiro',
  until: 'Retíralo a más tardar el {when}. Después, todo vuelve a tu pago.',
  careful:
    'Muéstralo solo en la ventanilla. Quien tenga el código recibe el efectivo, y nosotros nunca te lo pediremos.',
  places: 'Ventanillas',
  allCounters: 'Ver todas las ventanillas',
  open: 'Abierto de {from} a {to}',
  away: 'A {distance}',
  map: 'Mapa',
  mapOf: 'Mapa de {name}',
} as const satisfies Translation<typeof english>;
