import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para agregar la tarjeta a una billetera. */
export const texts = {
  titles: { page: 'Agregar a una billetera' },
  text: 'Paga con tu teléfono, sin sacar la tarjeta.',
  wallets: { Google: 'Billetera de Google', Apple: 'Apple Wallet', Samsung: 'Samsung Wallet' },
  add: 'Agregar a {wallet}',
  adding: 'Agregando',
  added: 'Tu tarjeta está en {wallet}.',
  isAdded: 'En {wallet}',
  missing: '{wallet} no está configurada en este teléfono.',
  notAdded: 'Tu tarjeta no se agregó a {wallet}',
  proof: 'Tu tarjeta se va a agregar a {wallet}.',
  notHere: 'Esta versión de la aplicación no puede agregar tarjetas. Actualízala y vuelve.',
  onWeb: {
    title: 'Las billeteras se llenan en el teléfono',
    text: 'Un navegador no puede agregar una tarjeta a Apple, Google o Samsung. La aplicación de tu teléfono sí.',
    scan: 'Escanea esto con la cámara del teléfono para seguir allí.',
    code: 'Abre esta página en la aplicación',
  },
} as const satisfies Translation<typeof english>;
