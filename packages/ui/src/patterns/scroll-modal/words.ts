import type { Words } from '../../messages/words.ts';

/** Built-in texts of the modal. */
export interface ScrollModalText {
  howItWorks: string;
}

export const words: Words<ScrollModalText> = {
  en: { howItWorks: 'How it works' },
  es: { howItWorks: 'Cómo funciona' },
  fr: { howItWorks: 'Comment ça marche' },
};
