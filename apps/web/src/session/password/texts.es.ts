import type { Translation } from '../../i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para elegir una contraseña nueva. */
export const texts = {
  titles: {
    forgot: 'Recupera tu acceso',
  },
  forgot: {
    title: 'Recupera tu acceso',
    text: 'Dinos cómo contactarte. Te enviamos un código y con él eliges una contraseña nueva.',
    identifier: 'Teléfono o correo electrónico',
    identifierMissing: 'Escribe tu teléfono o tu correo.',
    identifierWrong: 'Escribe un teléfono de 10 dígitos o un correo como ana@example.com.',
    send: 'Enviarme un código',
    sending: 'Enviando…',
    codeTitle: 'Elige una contraseña nueva',
    codeText:
      'Si {{identifier}} es de una cuenta, el código va en camino. Vale por 10 minutos. La contraseña anterior sirve hasta que pongas una nueva.',
    code: 'Código que te enviamos',
    codeMissing: 'Escribe los 6 dígitos del código.',
    password: 'Contraseña nueva',
    passwordMissing: 'Elige una contraseña nueva.',
    passwordWrong: 'A esta contraseña todavía le falta algo de lo que se pide.',
    notSame: 'No puede ser la que tienes ahora.',
    set: 'Guardar la contraseña nueva',
    setting: 'Guardando tu contraseña…',
    again: '¿No llegó? Pide otro código',
    done: 'Tu contraseña nueva ya funciona. Inicia sesión con ella.',
    help: '¿Cambió tu teléfono o tu correo?',
  },
  rules: {
    MinLength_one: 'Al menos {{count}} carácter',
    MinLength_many: 'Al menos {{count}} de caracteres',
    MinLength_other: 'Al menos {{count}} caracteres',
    MaxLength_one: 'Como máximo {{count}} carácter',
    MaxLength_many: 'Como máximo {{count}} de caracteres',
    MaxLength_other: 'Como máximo {{count}} caracteres',
    AnyLetter: 'Una letra',
    UpperAndLower: 'Una mayúscula y una minúscula',
    Upper: 'Una mayúscula',
    Lower: 'Una minúscula',
    Digit: 'Un número',
    Special: 'Un signo como ! o ?',
    AllowedSpecialsOnly: 'Ningún signo que no sea {{allowed}}',
    Whitespace: 'Un espacio',
    NoWhitespace: 'Sin espacios',
    NoEmoji: 'Sin emojis',
  },
} as const satisfies Translation<typeof english>;
