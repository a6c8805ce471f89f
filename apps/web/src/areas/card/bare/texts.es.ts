import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la tarjeta para visitantes. */
export const texts = {
  titles: { page: 'Tarjeta' },
  heading: 'La tarjeta {brand}',
  text: 'Tu paga en una tarjeta, sin necesidad de un banco. La bloqueas con un toque. Inicia sesión para ver la tuya o para pedir una.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
  how: {
    open: 'Cómo funciona',
    title: 'Cómo funciona la tarjeta {brand}',
    text: 'Una tarjeta para tu paga. No necesitas cuenta de banco, y la pides en la aplicación.',
    apply: { title: 'Pídela', text: 'Inicia sesión, lee las condiciones y muestra tu identificación.' },
    pay: {
      title: 'Recibe tu paga en ella',
      text: 'Recibe paga por adelantado en la tarjeta o deposita ahí tu sueldo.',
    },
    use: {
      title: 'Paga y saca efectivo',
      text: 'En tiendas, en línea y en cajeros. Bloquéala con un toque si no la encuentras.',
    },
    questions: 'Preguntas y respuestas',
  },
} as const satisfies Translation<typeof english>;
