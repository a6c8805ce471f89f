import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un nouveau mot de passe : ses règles, et pourquoi il n’est pas accepté. */
export const texts = {
  label: 'Nouveau mot de passe',
  notSame: 'Il doit différer de votre mot de passe actuel.',
  missing: 'Choisissez un nouveau mot de passe.',
  wrong: 'Votre mot de passe doit respecter toute cette liste.',
  same: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  refused: 'Ce mot de passe n’est pas accepté. Choisissez-en un autre.',
  leaked:
    'Ce mot de passe est facile à deviner\u00A0: il a été divulgué par d’autres sites ou repose sur un nom. Choisissez-en un autre.',
  rules: {
    MinLength:
      '{count, plural, one {Au moins # caractère} many {Au moins # de caractères} other {Au moins # caractères}}',
    MaxLength:
      '{count, plural, one {Au plus # caractère} many {Au plus # de caractères} other {Au plus # caractères}}',
    AnyLetter: 'Une lettre',
    UpperAndLower: 'Une majuscule et une minuscule',
    Upper: 'Une majuscule',
    Lower: 'Une minuscule',
    Digit: 'Un chiffre',
    Special: 'Un symbole comme ! ou ?',
    AllowedSpecialsOnly: 'Aucun autre symbole que {allowed}',
    Whitespace: 'Un espace',
    NoWhitespace: 'Aucun espace',
    NoEmoji: 'Aucun émoji',
  },
} as const satisfies Translation<typeof english>;
