import { type ContractDocument, shortDocument } from '../document.ts';

/** How we may reach people, and what membership is: contract types 1, 3, 4, 7, 13, 14 and 50. */
export const generalDocuments: readonly ContractDocument[] = [
  shortDocument(
    1,
    { en: 'Calls and text messages', es: 'Llamadas y mensajes de texto', fr: 'Appels et messages texte' },
    {
      en: '{brand} texts you codes and news about your transfers. Your carrier’s rates apply.\nReply STOP to end the texts, or HELP for help. Codes still come, because you ask for them.',
      es: '{brand} te envía por texto códigos y novedades de tus transferencias. Se aplican las tarifas de tu operador.\nResponde STOP para dejar de recibirlos o HELP para pedir ayuda. Los códigos siguen llegando, porque tú los pides.',
      fr: '{brand} vous envoie par texto des codes et des nouvelles de vos virements. Les tarifs de votre fournisseur s’appliquent.\nRépondez STOP pour y mettre fin, ou AIDE pour de l’aide. Les codes continuent d’arriver, car vous les demandez.',
    },
  ),
  shortDocument(
    3,
    {
      en: 'Consent to automated calls',
      es: 'Consentimiento para llamadas automáticas',
      fr: 'Consentement aux appels automatisés',
    },
    {
      en: 'You let {legalName} call and text the number you gave us with automated equipment about your account.\nThis consent is no condition of using {brand}. Take it back at any time: {phone}.',
      es: 'Permites que {legalName} llame y envíe textos con equipos automáticos al número que nos diste, sobre tu cuenta.\nEste consentimiento no es condición para usar {brand}. Retíralo cuando quieras: {phone}.',
      fr: 'Vous permettez à {legalName} d’appeler et de texter, avec un système automatisé, le numéro que vous avez fourni, au sujet de votre compte.\nCe consentement n’est pas une condition pour utiliser {brand}. Retirez-le en tout temps\u00A0: {phone}.',
    },
  ),
  shortDocument(
    4,
    { en: 'Membership', es: 'Membresía', fr: 'Adhésion' },
    {
      en: 'Membership of {brand} is free. You are a member as long as you have an account, and can close it on the day you choose.\nClosing it ends regular transfers. Money on its way still arrives.',
      es: 'La membresía de {brand} es gratis. La tienes mientras tengas una cuenta y puedes cerrarla el día que elijas.\nAl cerrarla terminan las transferencias periódicas. El dinero en camino llega igual.',
      fr: 'L’adhésion à {brand} est gratuite. Elle dure tant que vous avez un compte, et vous pouvez le fermer le jour de votre choix.\nLa fermeture met fin aux virements réguliers. L’argent en route arrive quand même.',
    },
  ),
  shortDocument(
    7,
    { en: 'Electronic communication', es: 'Comunicación electrónica', fr: 'Communication électronique' },
    {
      en: '{brand} sends receipts, notices and changes to agreements to your e-mail address and shows them in the app.\nYou need a current browser and an address that works. A paper copy is free: {phone}.',
      es: '{brand} envía comprobantes, avisos y cambios de los acuerdos a tu correo y los muestra en la aplicación.\nNecesitas un navegador actual y una dirección que funcione. La copia en papel es gratis: {phone}.',
      fr: '{brand} envoie les reçus, les avis et les changements aux ententes à votre adresse courriel et les montre dans l’application.\nIl vous faut un navigateur à jour et une adresse valide. Une copie papier est gratuite\u00A0: {phone}.',
    },
  ),
  shortDocument(
    13,
    { en: 'Your profile', es: 'Tu perfil', fr: 'Votre profil' },
    {
      en: 'What you tell us about yourself has to be true and current. Your employer sees that you use {brand}, but not how much you take or where it goes.',
      es: 'Lo que nos dices de ti debe ser cierto y actual. Tu empleador ve que usas {brand}, pero no cuánto tomas ni adónde va.',
      fr: 'Ce que vous nous dites de vous doit être vrai et à jour. Votre employeur voit que vous utilisez {brand}, mais ni combien vous prenez ni où va l’argent.',
    },
  ),
  shortDocument(
    14,
    {
      en: 'Electronic signature disclosures',
      es: 'Información sobre la firma electrónica',
      fr: 'Renseignements sur la signature électronique',
    },
    {
      en: 'A box that you check counts as your signature, with its date and the wording you saw. We keep both, and you can save a copy under “Agreements”.\nYou can sign on paper instead. Write to {legalName} or call {phone}.',
      es: 'Una casilla que marcas vale como tu firma, con su fecha y el texto que viste. Guardamos ambos y puedes guardar una copia en “Acuerdos”.\nTambién puedes firmar en papel. Escribe a {legalName} o llama al {phone}.',
      fr: 'Une case que vous cochez vaut votre signature, avec sa date et le texte que vous avez vu. Nous conservons les deux, et vous pouvez en enregistrer une copie sous «\u00A0Ententes\u00A0».\nVous pouvez aussi signer sur papier. Écrivez à {legalName} ou appelez au {phone}.',
    },
  ),
  shortDocument(
    50,
    { en: 'Personal information', es: 'Información personal', fr: 'Renseignements personnels' },
    {
      en: 'We keep your name, contact details, hours, pay and the last four digits of your accounts.\nAsk for a copy, a correction or their deletion at any time: {phone}. We answer within 30 days.',
      es: 'Guardamos tu nombre, tus datos de contacto, horas, sueldo y los últimos cuatro dígitos de tus cuentas.\nPide una copia, una corrección o que los borremos cuando quieras: {phone}. Respondemos en 30 días.',
      fr: 'Nous conservons votre nom, vos coordonnées, vos heures, votre paie et les quatre derniers chiffres de vos comptes.\nDemandez-en une copie, une correction ou la suppression en tout temps\u00A0: {phone}. Nous répondons dans les 30 jours.',
    },
  ),
];
