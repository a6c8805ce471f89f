import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de una contraseña nueva: sus reglas y por qué no se acepta. */
export const texts = {
  label: 'Contraseña nueva',
  notSame: 'No puede ser la que tienes ahora.',
  missing: 'Elige una contraseña nueva.',
  wrong: 'Tu contraseña necesita todo lo que está en esta lista.',
  same: 'Esa es la contraseña que tienes ahora. Elige otra.',
  refused: 'No se acepta esta contraseña. Elige otra.',
  leaked: 'Esta contraseña es fácil de adivinar: se filtró de otros sitios o parte de un nombre. Elige otra.',
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
