import { type ContractDocument, firstVersion } from '../document.ts';

/** What someone agrees to about the sending itself. */
export const electronicTransferAuthorization: ContractDocument = {
  id: 1202,
  contractType: 12,
  version: firstVersion,
  title: {
    en: 'Electronic transfer authorization',
    es: 'Autorización de transferencia electrónica',
    fr: 'Autorisation de virement électronique',
  },
  html: {
    en: ({ brand }) => `<h2>Sending your money</h2>
<p>You let ${brand} send the amount you chose to the account or card you chose, once.</p>
<h3>When it arrives</h3>
<p>You see the date and time before you agree. Banks do not work on weekends and holidays; instant transfers to a card do.</p>
<h3>Your rights</h3>
<ul><li>You get a receipt for every transfer and can have it e-mailed.</li><li>Tell us of a mistake within 60 days; we look into it within 10 business days.</li><li>You can take this permission back at any time for transfers not yet sent.</li></ul>`,
    es: ({ brand }) => `<h2>El envío de tu dinero</h2>
<p>Permites que ${brand} envíe una sola vez el monto que elegiste a la cuenta o tarjeta que elegiste.</p>
<h3>Cuándo llega</h3>
<p>Ves la fecha y la hora antes de aceptar. Los bancos no trabajan fines de semana ni feriados; las transferencias al instante a una tarjeta sí.</p>
<h3>Tus derechos</h3>
<ul><li>Recibes un comprobante de cada transferencia y puedes pedirlo por correo.</li><li>Avísanos de un error dentro de 60 días; lo revisamos en 10 días hábiles.</li><li>Puedes retirar este permiso en cualquier momento para lo que aún no se haya enviado.</li></ul>`,
    fr: ({ brand }) => `<h2>L’envoi de votre argent</h2>
<p>Vous permettez à ${brand} d’envoyer une seule fois le montant choisi au compte ou à la carte que vous avez choisis.</p>
<h3>L’arrivée</h3>
<p>Vous voyez la date et l’heure avant d’accepter. Les banques ne travaillent ni la fin de semaine ni les jours fériés; les virements immédiats vers une carte, oui.</p>
<h3>Vos droits</h3>
<ul><li>Chaque virement a son reçu, que vous pouvez recevoir par courriel.</li><li>Signalez une erreur dans les 60 jours; nous l’examinons en 10 jours ouvrables.</li><li>Vous pouvez retirer cette permission en tout temps pour ce qui n’est pas encore envoyé.</li></ul>`,
  },
};
