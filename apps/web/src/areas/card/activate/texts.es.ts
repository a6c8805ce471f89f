import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para activar una tarjeta. */
export const texts = {
  titles: { page: 'Activa tu tarjeta' },
  text: 'Ten tu tarjeta a la mano. Toma un minuto.',
  doneTitle: 'Tu tarjeta está lista',
  doneText: 'Paga en tiendas y en internet, y saca efectivo en cajeros.',
  locked: 'Tu tarjeta está bloqueada por ti. Desbloquéala primero.',
  notNow: 'Ahora no hay ninguna tarjeta por activar.',
  steps: {
    printed: 'Confirma que la tienes',
    printedText: 'Los últimos cuatro dígitos y el vencimiento',
    pin: 'Elige un PIN',
    pinText: 'Cuatro dígitos que solo tú conoces',
  },
  next: { printed: 'Escribir los datos de la tarjeta', pin: 'Elegir un PIN', done: 'Ir a tu tarjeta' },
  printed: {
    title: 'Lo que dice tu tarjeta',
    last4: 'Últimos cuatro dígitos',
    last4Hint: 'Del número de la tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'Mes y año: 04/29',
    submit: 'Activar tarjeta',
    sending: 'Activando',
    failed: 'No se activó tu tarjeta',
  },
  wrong: {
    missing: 'Escribe los últimos cuatro dígitos.',
    CardDigitsMismatch: 'Esos no son los últimos cuatro dígitos de tu tarjeta. Revísala.',
    Required: 'Escribe el vencimiento.',
    CardExpiryNotValid: 'Escribe el mes y el año como están en la tarjeta, por ejemplo 04/29.',
    CardExpired: 'Esa fecha ya pasó. Revisa la tarjeta.',
    CardExpiryMismatch: 'Ese no es el vencimiento de tu tarjeta. Revísala.',
  },
} as const satisfies Translation<typeof english>;
