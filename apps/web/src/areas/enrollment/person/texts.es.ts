import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de quien se registra: nombre, correo, Seguro Social y documento de identidad. */
export const texts = {
  titles: { personalInfo: 'Sobre ti', idScan: 'Tu identificación' },
  next: 'Continuar',
  saving: 'Revisando…',
  person: {
    title: '¿Cómo te llamas?',
    text: 'Tal como lo tiene tu empleador: aparece en tu talón de pago.',
    firstName: 'Nombre',
    firstNames: {
      missing: 'Escribe tu nombre.',
      wrong: 'Usa solo letras, con un espacio o guion entre los nombres.',
    },
    lastName: 'Apellido',
    lastNames: {
      missing: 'Escribe tu apellido.',
      wrong: 'Usa solo letras, con un espacio o guion entre los apellidos.',
    },
    email: 'Correo electrónico',
    emails: { missing: 'Escribe tu correo.', wrong: 'Escribe un correo como ana@example.com.' },
  },
  vouched: {
    title: '¿A qué correo te escribimos?',
    text: '{employer} ya nos dijo lo demás, {name}. Ahí llegan los recibos y los avisos.',
  },
  ssn: {
    title: 'Confirma que eres tú',
    text: 'Tu empleador nos pide revisar el final de tu número de Seguro Social.',
    label: 'Últimos 4 dígitos de tu Seguro Social',
    never: 'Se revisa una sola vez y nunca se guarda en este dispositivo.',
    missing: 'Escribe los últimos 4 dígitos.',
    mismatch: 'Estos dígitos y tu nombre no coinciden con lo que tiene tu empleador. Revisa ambos.',
  },
  scan: {
    title: 'Toma una foto de tu identificación',
    text: 'Licencia de conducir, identificación estatal o tarjeta de pasaporte. Así no tienes que escribir tu fecha de nacimiento.',
    label: 'Frente de tu identificación',
    how: 'Ponla sobre una superficie oscura, con los cuatro bordes en el marco y sin reflejos.',
    reason: 'Para leer tu identificación.',
    noCamera:
      'La app no puede usar la cámara. Elige una foto de tu identificación o permite la cámara en los ajustes del teléfono.',
    send: 'Usar esta foto',
    reading: 'Leyendo tu identificación…',
    skip: 'Continuar sin ella',
    cancel: 'Cancelar y volver',
    errors: {
      missing: 'Primero toma una foto de tu identificación.',
      unreadable: 'No pudimos leerla. Tómala otra vez con mejor luz, o cancela.',
      expired: 'Esta identificación está vencida. Usa una vigente.',
      otherName:
        'El nombre de esta identificación no es el que escribiste. Vuelve para cambiar tu nombre o usa la tuya.',
    },
  },
} as const satisfies Translation<typeof english>;
