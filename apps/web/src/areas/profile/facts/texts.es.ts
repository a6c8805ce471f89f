import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de lo que dice un perfil. */
export const texts = {
  heading: 'Sobre ti',
  name: 'Nombre',
  address: 'Domicilio',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  birthDate: 'Fecha de nacimiento',
  state: 'Estado o provincia',
  language: 'Idioma',
  none: 'Falta este dato',
  fromEmployer: '{employer} lo cambia en sus registros.',
  checked: 'Llámanos para corregirlo.',
  failed: 'No pudimos cargar tu perfil',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
  picture: 'Tu foto',
  noPicture: 'Se muestran tus iniciales',
  changePicture: 'Cámbiala o quítala',
} as const satisfies Translation<typeof english>;
