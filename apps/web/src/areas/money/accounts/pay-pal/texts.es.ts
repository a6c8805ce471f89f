import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de una cartera de PayPal vinculada. */
export const texts = {
  titles: { page: 'PayPal' },
  offTitle: 'PayPal todavía no está disponible',
  off: 'Tu pago puede ir a una cuenta bancaria, a una tarjeta de débito o a otra app.',
  otherWays: 'Ver las otras opciones',
  text: 'Tu pago puede ir a tu cartera de PayPal. Vincúlala con su nombre de pago de Visa+; nunca vemos tu contraseña de PayPal.',
  another: 'Puedes vincular otra cartera con su nombre de pago.',
  linked: 'Carteras vinculadas',
  ready: 'Tu pago puede ir ahí',
  all: 'Ver todas tus cuentas',
  payname: 'Tu nombre de pago de PayPal',
  hint: 'Por ejemplo, maya.torres+paypal. Lo encuentras en los ajustes de PayPal.',
} as const satisfies Translation<typeof english>;
