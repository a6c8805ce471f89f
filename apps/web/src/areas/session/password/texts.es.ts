import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para elegir una contraseña nueva. */
export const texts = {
  titles: {
    forgot: 'Recupera tu acceso',
    change: 'Cambia tu contraseña',
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
      'Si {identifier} es de una cuenta, el código va en camino. Es válido por 10 minutos. La contraseña anterior sirve hasta que pongas una nueva.',
    code: 'Código que te enviamos',
    codeMissing: 'Escribe los 6 dígitos del código.',
    password: 'Contraseña nueva',
    passwordMissing: 'Elige una contraseña nueva.',
    passwordWrong: 'Tu contraseña necesita todo lo que está en esta lista.',
    notSame: 'No puede ser la que tienes ahora.',
    set: 'Guardar la contraseña nueva',
    setting: 'Guardando tu contraseña…',
    again: '¿No llegó? Pide otro código',
    done: 'Tu contraseña nueva ya funciona. Inicia sesión con ella.',
    help: '¿Cambió tu teléfono o tu correo?',
  },
  change: {
    text: 'Se cerrará tu sesión en todos los demás dispositivos.',
    forcedTitle: 'Elige una contraseña nueva',
    forcedText: 'Antes de seguir, hay que reemplazar la contraseña con la que iniciaste sesión.',
    current: 'Contraseña actual',
    currentMissing: 'Escribe la contraseña que tienes ahora.',
    currentWrong: 'Esa no es tu contraseña actual.',
    same: 'Esa es la contraseña que tienes ahora. Elige otra.',
    refused: 'No se acepta esta contraseña. Elige otra.',
    leaked:
      'Esta contraseña es fácil de adivinar: se filtró de otros sitios o parte de un nombre. Elige otra.',
    submit: 'Cambiar la contraseña',
    pending: 'Cambiando tu contraseña…',
    done: 'Tu contraseña ya cambió.',
    already: 'Tu contraseña ya se había cambiado. Vale la que elegiste entonces.',
    visitorTitle: 'Primero inicia sesión',
    visitorText: 'Después puedes elegir una contraseña nueva.',
  },
  rules: {
    MinLength:
      '{count, plural, one {Al menos # carácter} many {Al menos # de caracteres} other {Al menos # caracteres}}',
    MaxLength:
      '{count, plural, one {Como máximo # carácter} many {Como máximo # de caracteres} other {Como máximo # caracteres}}',
    AnyLetter: 'Una letra',
    UpperAndLower: 'Una mayúscula y una minúscula',
    Upper: 'Una mayúscula',
    Lower: 'Una minúscula',
    Digit: 'Un número',
    Special: 'Un símbolo como ! o ?',
    AllowedSpecialsOnly: 'Ningún símbolo que no sea {allowed}',
    Whitespace: 'Un espacio',
    NoWhitespace: 'Sin espacios',
    NoEmoji: 'Sin emojis',
  },
} as const satisfies Translation<typeof english>;
