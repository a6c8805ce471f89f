import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de cómo los registros del empleador reconocen a alguien. */
export const texts = {
  titles: { employeeId: 'Tu número de empleado', employeeDetails: 'Tu fecha de nacimiento' },
  next: 'Continuar',
  checking: 'Revisando…',
  logins: {
    title: 'Hay dos formas de registrarte',
    text: '{employer} tiene su propio acceso. Puedes usarlo, o bien tu número de empleado.',
    withId: 'Usar mi número de empleado',
    atWork: 'Entrar con {employer}',
  },
  id: {
    title: '¿Cuál es tu número de empleado?',
    text: 'Con él, {employer} te encuentra en sus registros.',
    label: 'Número de empleado',
    example: 'Por ejemplo, {example}',
    picture: 'Un talón de pago con el lugar donde aparece el número de empleado, resaltado',
    missing: 'Escribe tu número de empleado.',
    notDigits: 'Con este empleador solo tiene dígitos.',
    notId: 'Usa solo letras, dígitos y guiones.',
    digitCount:
      '{count, plural, one {Con este empleador tiene # dígito.} many {Con este empleador tiene # de dígitos.} other {Con este empleador tiene # dígitos.}}',
  },
  details: {
    title: '¿Cuándo naciste?',
    text: 'Así {employer} confirma que eres tú.',
    birthDate: 'Fecha de nacimiento',
    missing: 'Escribe tu fecha de nacimiento completa.',
    notFound:
      '{count, plural, =0 {No coincide con los registros para este número de empleado y apellido. Con un código de tu empleador puedes intentarlo de nuevo.} one {No te encontramos. Revisa tu fecha de nacimiento, número de empleado y apellido. Puedes intentarlo # vez más.} many {No te encontramos. Revisa tu fecha de nacimiento, número de empleado y apellido. Puedes intentarlo # de veces más.} other {No te encontramos. Revisa tu fecha de nacimiento, número de empleado y apellido. Puedes intentarlo # veces más.}}',
  },
  over: {
    title: 'No te encontramos',
    text: 'Hoy ya no quedan intentos. {employer} puede revisar tu nombre, fecha de nacimiento y número de empleado, o darte un código para continuar.',
    ask: 'Qué preguntar a tu empleador',
  },
} as const satisfies Translation<typeof english>;
