import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para cambiar el nombre, el domicilio y la fecha de nacimiento. */
export const texts = {
  titles: { details: 'Nombre y domicilio', birthDate: 'Fecha de nacimiento' },
  text: 'Aquí te escribimos, y tu banco te conoce por este nombre.',
  birthText:
    'La necesitamos una sola vez, para distinguirte de otras personas con tu nombre. Después solo soporte puede corregirla.',
  nameKept: 'Tu nombre es {name}. {employer} lo cambia en sus registros.',
  firstName: 'Nombre',
  middleName: 'Segundo nombre (opcional)',
  lastName: 'Apellido',
  street: 'Calle y número',
  apartment: 'Apartamento o unidad (opcional)',
  city: 'Ciudad',
  postalCode: 'Código postal',
  born: '¿Cuándo naciste?',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Se guardó tu perfil. Te enviamos un aviso.',
  notSaved: 'No se guardó tu perfil',
  notSavedText: 'Lo que escribiste sigue aquí. Inténtalo de nuevo en un momento.',
  proof: 'Estás cambiando lo que sabemos de ti, así que confirmamos que eres tú.',
  notProved: 'Todavía no ha cambiado nada. Escribe el código que te enviamos para guardarlo.',
  changedTitle: 'Tu perfil cambió en otro dispositivo',
  changed:
    'Lo que escribiste sigue aquí, y debajo de cada campo está lo que dice ahora. Guarda para dejar lo tuyo.',
  saysNow: 'Ahora dice: {value}',
  saysNothing: 'Ahora no dice nada',
  problems: {
    firstName: { missing: 'Escribe tu nombre.', wrong: 'Usa letras, con espacios o guiones entre ellas.' },
    middleName: { wrong: 'Usa letras, con espacios o guiones entre ellas.' },
    lastName: { missing: 'Escribe tu apellido.', wrong: 'Usa letras, con espacios o guiones entre ellas.' },
    addressLine1: { missing: 'Escribe tu calle y número.', tooLong: 'Usa 50 caracteres como máximo.' },
    addressLine2: { tooLong: 'Usa 50 caracteres como máximo.' },
    city: { missing: 'Escribe tu ciudad.', tooLong: 'Usa 50 caracteres como máximo.' },
    postalCode: { missing: 'Escribe tu código postal.', wrong: 'Escríbelo como 94607 o H2X 1Y4.' },
    dateOfBirth: {
      missing: 'Escribe tu fecha de nacimiento.',
      wrong: 'Revisa el año: no puede ser el tuyo.',
    },
  },
} as const satisfies Translation<typeof english>;
