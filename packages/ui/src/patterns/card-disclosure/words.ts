import type { Words } from '../../messages/words.ts';

/** Texts of the drawer. */
export interface CardDisclosureText {
  title: string;
  /** Label of the link button. */
  link: string;
}

export const words: Words<CardDisclosureText> = {
  en: { title: 'Card disclosures', link: 'Link card' },
  es: { title: 'Divulgaciones de la tarjeta', link: 'Vincular tarjeta' },
  fr: { title: 'Divulgations relatives à la carte', link: 'Lier la carte' },
};
