import type { Language } from '@dayfare/domain/product';

/** What the disclosures fill in. */
interface DisclosureWords {
  readonly brand: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

/** What has to be disclosed before signing on a screen: how to say no, what a copy costs, and what is needed to read them. */
export const disclosures: Readonly<
  Record<
    Language,
    { readonly title: string; readonly paragraphs: (words: DisclosureWords) => readonly string[] }
  >
> = {
  en: {
    title: 'Electronic signature disclosures',
    paragraphs: ({ brand, legalName, phone, email, hours }) => [
      `${legalName} (“${brand}”) asks you to read and sign documents on a screen. Before you agree to that, you should know this.`,
      'What your agreement covers: the consent of a parent or guardian for a minor, and notices about it. Nothing else is signed for you.',
      'What counts as your signature: a box that you check, together with the button that you press. We keep the date, the time and the wording that you saw.',
      'You can sign on paper instead. Call us, and we send you the documents by mail, free.',
      'You can take this agreement back at any time, free. What was signed before stays signed.',
      'A paper copy of anything that you signed is free. You can also save it on the page where you sign.',
      'What you need: a phone or computer with a current browser, and a program that shows PDF files if you want to save a copy.',
      'If your phone number changes, tell us, so that our messages reach you.',
      `How to reach us: ${phone} or ${email}. ${hours}.`,
    ],
  },
  es: {
    title: 'Información sobre la firma electrónica',
    paragraphs: ({ brand, legalName, phone, email, hours }) => [
      `${legalName} (“${brand}”) te pide leer y firmar documentos en una pantalla. Antes de aceptarlo, conviene que sepas lo siguiente.`,
      'Qué abarca: la autorización de un padre, madre o tutor para un menor, y los avisos sobre ella. No se firma nada más en tu nombre.',
      'Qué vale como tu firma: la casilla que marcas junto con el botón que presionas. Guardamos la fecha, la hora y el texto que viste.',
      'También puedes firmar en papel. Llámanos y te enviamos los documentos por correo, gratis.',
      'Puedes retirar esta aceptación cuando quieras, gratis. Lo que ya firmaste sigue firmado.',
      'Una copia en papel de lo que firmaste es gratis. También puedes guardarla en la página donde firmas.',
      'Qué necesitas: un teléfono o una computadora con un navegador actual y, si quieres guardar una copia, un programa que muestre archivos PDF.',
      'Si cambia tu número de teléfono, avísanos para que te lleguen nuestros mensajes.',
      `Cómo comunicarte con nosotros: ${phone} o ${email}. ${hours}.`,
    ],
  },
  fr: {
    title: 'Renseignements sur la signature électronique',
    paragraphs: ({ brand, legalName, phone, email, hours }) => [
      `${legalName} («\u00A0${brand}\u00A0») vous demande de lire et de signer des documents à l’écran. Voici ce qu’il faut savoir avant d’accepter.`,
      'Ce que cela couvre\u00A0: le consentement d’un parent ou tuteur pour un mineur, et les avis à ce sujet. Rien d’autre n’est signé pour vous.',
      'Ce qui vaut votre signature\u00A0: la case que vous cochez et le bouton que vous touchez. Nous conservons la date, l’heure et le texte que vous avez vu.',
      'Vous pouvez signer sur papier. Appelez-nous\u00A0: nous vous postons les documents sans frais.',
      'Vous pouvez retirer cet accord en tout temps, sans frais. Ce qui a été signé avant le reste.',
      'Une copie papier de ce que vous avez signé est gratuite. Vous pouvez aussi l’enregistrer sur la page où vous signez.',
      'Ce qu’il vous faut\u00A0: un téléphone ou un ordinateur avec un navigateur à jour et, pour enregistrer une copie, un logiciel qui affiche les fichiers PDF.',
      'Si votre numéro de téléphone change, dites-le-nous pour que nos messages vous parviennent.',
      `Pour nous joindre\u00A0: ${phone} ou ${email}. ${hours}.`,
    ],
  },
};
