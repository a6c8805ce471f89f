import { type ContractDocument, firstVersion } from '../document.ts';
import { regionalContractTypes } from '../regional.ts';

/** How personal data is handled. */
export const privacyPolicy: ContractDocument = {
  id: 201,
  contractType: 2,
  version: firstVersion,
  title: {
    en: 'Privacy policy',
    es: 'Política de privacidad',
    fr: 'Politique de confidentialité',
  },
  html: {
    en: ({ brand }) =>
      `<h2>Your data</h2><p>${brand} uses your hours, pay and account details to send you wages you have earned, and for nothing else. We never sell them.</p>`,
    es: ({ brand }) =>
      `<h2>Tus datos</h2><p>${brand} usa tus horas, tu sueldo y los datos de tu cuenta para enviarte lo que ya ganaste, y para nada más. Nunca los vendemos.</p>`,
    fr: ({ brand }) =>
      `<h2>Vos données</h2><p>${brand} utilise vos heures, votre paie et vos coordonnées bancaires pour vous envoyer ce que vous avez gagné, et pour rien d’autre. Nous ne les vendons jamais.</p>`,
  },
};

/** The terms under which the product is used. */
const termsOfService: ContractDocument = {
  id: 801,
  contractType: 8,
  version: firstVersion,
  title: {
    en: 'Terms of service',
    es: 'Términos del servicio',
    fr: 'Conditions d’utilisation',
  },
  html: {
    en: ({ brand }) =>
      `<h2>Using ${brand}</h2><p>Keep your password to yourself, tell us when your phone is lost, and use the service only for your own pay. You can stop at any time; it costs nothing.</p>`,
    es: ({ brand }) =>
      `<h2>El uso de ${brand}</h2><p>Guarda tu contraseña, avísanos si pierdes tu teléfono y usa el servicio solo para tu propio sueldo. Puedes dejarlo cuando quieras, sin costo.</p>`,
    fr: ({ brand }) =>
      `<h2>L’utilisation de ${brand}</h2><p>Gardez votre mot de passe pour vous, avisez-nous si vous perdez votre téléphone et n’utilisez le service que pour votre propre paie. Vous pouvez arrêter en tout temps, sans frais.</p>`,
  },
};

/** The terms under which the product is used in region 4, beside what everyone's say. */
const regionalTermsOfService: ContractDocument = {
  ...termsOfService,
  id: 20801,
  contractType: regionalContractTypes.TermsOfService,
  html: {
    en: (words) =>
      `${termsOfService.html.en(words)}<h3>Where you live</h3><p>The law of the place where you live applies to these terms, and its courts decide.</p>`,
    es: (words) =>
      `${termsOfService.html.es(words)}<h3>Donde vives</h3><p>Estos términos se rigen por la ley del lugar donde vives, y deciden sus tribunales.</p>`,
    fr: (words) =>
      `${termsOfService.html.fr(words)}<h3>Là où vous vivez</h3><p>La loi de l’endroit où vous vivez régit ces conditions, et ses tribunaux tranchent.</p>`,
  },
};

/** The same as a document of a partner brand's own number. */
const partnerTermsOfService: ContractDocument = { ...termsOfService, id: 6201, contractType: 62 };

/** The terms under which the product is used, and their variants for a region and for partner brands. */
export const termsVariants: readonly ContractDocument[] = [
  termsOfService,
  regionalTermsOfService,
  partnerTermsOfService,
];
