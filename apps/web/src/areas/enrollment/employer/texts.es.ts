import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del empleador con el que alguien se registra, y de qué hacer si no aparece. */
export const texts = {
  titles: { employer: 'Busca a tu empleador', contact: 'Pregunta a tu empleador' },
  title: '¿Para quién trabajas?',
  text: 'Tu empleador nos dice las horas que trabajaste, y así sabemos cuánto has ganado.',
  label: 'Empleador',
  example: 'Empieza a escribir su nombre',
  more: 'Escribe al menos dos letras del nombre.',
  none: 'No hay ningún empleador con ese nombre. Prueba con otra parte, o con el nombre de tu talón de pago.',
  missing: 'Elige a tu empleador de la lista.',
  next: 'Continuar',
  saving: 'Revisando…',
  failed: 'Todavía no puedes registrarte aquí',
  notListed: 'Mi empleador no está en la lista',
  contact: {
    title: 'Pregunta a tu empleador',
    text: 'Tu gerente o quienes llevan la nómina pueden ayudarte con esto.',
    offers: '¿Mi empresa ofrece pago anticipado, y con qué nombre aparece?',
    records: '¿Están bien mi nombre, mi fecha de nacimiento y mi número de empleado en los registros?',
    kept: 'Lo que nos has dicho se queda en este dispositivo por 24 horas.',
    search: 'Buscar otra vez a mi empleador',
  },
} as const satisfies Translation<typeof english>;
