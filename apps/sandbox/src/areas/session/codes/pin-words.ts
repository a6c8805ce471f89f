import type { CodeWords } from './code-message.ts';

/** The message with a PIN. */
export const pinWords: CodeWords = {
  body: {
    en: (brand, code) =>
      `Your ${brand} code is ${code}. It works for 10 minutes. We’ll never ask you for it by phone.`,
    es: (brand, code) =>
      `Tu código de ${brand} es ${code}. Es válido por 10 minutos. Nunca te lo pediremos por teléfono.`,
    fr: (brand, code) =>
      `Votre code ${brand} est ${code}. Il est valable 10 minutes. Nous ne vous le demanderons jamais au téléphone.`,
  },
  subject: {
    en: (brand) => `Your ${brand} code`,
    es: (brand) => `Tu código de ${brand}`,
    fr: (brand) => `Votre code ${brand}`,
  },
};
