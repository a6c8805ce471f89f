import { type ContractDocument, firstVersion } from '../document.ts';

/** Consent to agree and be informed on a screen instead of on paper. Comes first: the others are agreed to by it. */
export const electronicSignature: ContractDocument = {
  id: 144,
  contractType: 44,
  version: firstVersion,
  title: {
    en: 'Electronic signature',
    es: 'Firma electrónica',
    fr: 'Signature électronique',
  },
  html: {
    en: ({ brand }) =>
      `<h2>Signing on a screen</h2><p>When you check a box and continue, that counts as your signature. ${brand} sends you agreements and notices electronically. You can ask for a paper copy at any time, free, and you can take this consent back by calling us.</p>`,
    es: ({ brand }) =>
      `<h2>Firmar en una pantalla</h2><p>Cuando marcas una casilla y continúas, eso vale como tu firma. ${brand} te envía los acuerdos y avisos por medios electrónicos. Puedes pedir una copia en papel cuando quieras, gratis, y retirar este consentimiento con una llamada.</p>`,
    fr: ({ brand }) =>
      `<h2>Signer à l’écran</h2><p>Cocher une case et continuer équivaut à votre signature. ${brand} vous envoie les ententes et les avis par voie électronique. Vous pouvez demander une copie papier en tout temps, sans frais, et retirer ce consentement en nous appelant.</p>`,
  },
};
