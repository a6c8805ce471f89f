import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la dirección propia de un empleador. */
export const texts = {
  titles: { branch: 'Regístrate con tu empleador' },
  title: 'Cobra antes en {employer}',
  text: '{employer} trabaja con {brand}: puedes tomar lo que ya ganaste antes del día de pago.',
  work: 'Continuar con tu cuenta del trabajo',
  workText: 'Con tu cuenta del trabajo entras, o te registras con lo que {employer} sabe de ti.',
  workTextBy:
    'Tu cuenta del trabajo es la de {provider}. Con ella entras, o te registras con lo que {employer} sabe de ti.',
  withId: 'Registrarme con mi número de empleado',
  have: 'Ya tengo una cuenta',
  loading: 'Buscando a tu empleador…',
  unknownTitle: 'No conocemos este enlace',
  unknown:
    'Puede que el enlace del empleador tenga un error o ya no sirva. También puedes buscarlo por su nombre.',
  find: 'Buscar a mi empleador',
  failed: 'No pudimos saber de quién es este enlace',
  failedText: 'Inténtalo de nuevo en un momento o busca a tu empleador por su nombre.',
} as const satisfies Translation<typeof english>;
