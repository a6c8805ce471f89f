import type { Words } from '../../messages/words.ts';

/** Built-in texts of the screen. */
export interface DiscountSplashText {
  howItWorks: string;
  getStarted: string;
}

export const words: Words<DiscountSplashText> = {
  en: { howItWorks: 'How it works', getStarted: 'Get Started' },
  es: { howItWorks: 'Cómo funciona', getStarted: 'Empezar' },
  fr: { howItWorks: 'Comment ça marche', getStarted: 'Commencer' },
};
