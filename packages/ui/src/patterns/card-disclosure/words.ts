import type { Words } from '../../messages/words.ts';

/** The words of the drawer. */
export interface CardDisclosureText {
  title: string;
  /** The button that links the card. */
  link: string;
}

export const words: Words<CardDisclosureText> = {
  en: { title: 'Card disclosures', link: 'Link card' },
  es: { title: 'Divulgaciones de la tarjeta', link: 'Vincular tarjeta' },
  fr: { title: 'Divulgations relatives à la carte', link: 'Lier la carte' },
};
