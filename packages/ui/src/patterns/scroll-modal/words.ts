import type { Words } from '../../messages/words.ts';

/** The words that the modal has by itself. */
export interface ScrollModalText {
  howItWorks: string;
}

export const words: Words<ScrollModalText> = {
  en: { howItWorks: 'How it works' },
  es: { howItWorks: 'Cómo funciona' },
  fr: { howItWorks: 'Comment ça marche' },
};
