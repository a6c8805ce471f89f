import type { CodeWords } from '../codes/code-message.ts';

/** The message with the code for a new password. */
export const resetWords: CodeWords = {
  body: {
    en: (brand, code) =>
      `Your code for a new ${brand} password is ${code}. It works for 10 minutes. If you didn’t ask for it, do nothing: your password stays as it is.`,
    es: (brand, code) =>
      `Tu código para una contraseña nueva de ${brand} es ${code}. Es válido por 10 minutos. Si no lo pediste, no hagas nada: tu contraseña sigue igual.`,
    fr: (brand, code) =>
      `Votre code pour un nouveau mot de passe ${brand} est ${code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.`,
  },
  subject: {
    en: (brand) => `A new password for ${brand}`,
    es: (brand) => `Una contraseña nueva para ${brand}`,
    fr: (brand) => `Un nouveau mot de passe pour ${brand}`,
  },
};
