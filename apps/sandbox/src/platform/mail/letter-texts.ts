import type { Language } from '@dayfare/domain/product';

interface LetterTexts {
  /** Who sent it, under every e-mail: to users, and to those a user or an employer has named. */
  readonly sender: (brand: string) => string;
  /** What no e-mail of ours ever asks for. */
  readonly never: string;
  readonly stop: string;
  /** Label of a link to the app. */
  readonly open: (brand: string) => string;
}

/** What stands round the text of an e-mail. */
export const letterTexts = {
  en: {
    sender: (brand) => `${brand} sent this email.`,
    never: 'We never ask for your password or a code by email or phone.',
    stop: 'No more emails of this kind',
    open: (brand) => `Open ${brand}`,
  },
  es: {
    sender: (brand) => `${brand} envió este correo.`,
    never: 'Nunca te pedimos la contraseña ni un código por correo o teléfono.',
    stop: 'No recibir más correos como este',
    open: (brand) => `Abrir ${brand}`,
  },
  fr: {
    sender: (brand) => `Ce courriel vient de ${brand}.`,
    never: 'Nous ne demandons jamais votre mot de passe ni un code par courriel ou par téléphone.',
    stop: 'Ne plus recevoir de courriels de ce genre',
    open: (brand) => `Ouvrir ${brand}`,
  },
} as const satisfies Record<Language, LetterTexts>;
