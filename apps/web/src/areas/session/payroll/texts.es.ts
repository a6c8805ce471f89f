import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página donde empiezan las personas de la marca de nómina. */
export const texts = {
  titles: { payroll: 'Para quienes cobran con Paychex' },
  title: 'Tu pago llega con Paychex',
  text: 'Con {brand} puedes tomar lo que ya ganaste antes del día de pago. Inicia sesión una vez y te llevamos a la app de Paychex.',
  after: 'Si esa app no está disponible, aquí también funciona todo.',
  signIn: 'Iniciar sesión',
  signUp: '¿Primera vez aquí? Regístrate',
  help: '¿No puedes entrar?',
} as const satisfies Translation<typeof english>;
