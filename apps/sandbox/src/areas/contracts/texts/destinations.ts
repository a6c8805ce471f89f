import { type ContractDocument, firstVersion } from '../document.ts';

/** What a person agrees to who takes wages as a gift code. */
export const giftCardTerms: ContractDocument = {
  id: 1203,
  contractType: 12,
  version: firstVersion,
  title: {
    en: 'Amazon gift card terms',
    es: 'Términos de la tarjeta de regalo de Amazon',
    fr: 'Conditions de la carte-cadeau Amazon',
  },
  html: {
    en: ({ brand }) => `<h2>Taking your pay as a gift card</h2>
<p>Instead of money you get a code that is worth the amount you chose at Amazon. ${brand} shows it to you in the app, and to nobody else.</p>
<h3>What a code can and can’t do</h3>
<ul><li>It can’t be turned back into money, and it isn’t a bank deposit.</li><li>It has no fees and does not expire.</li><li>Whoever has the code can spend it. We can’t call a code back that you have been shown.</li></ul>
<p>If no code is issued, the whole amount and any fee go back to your pay.</p>`,
    es: ({ brand }) => `<h2>Recibir tu pago como tarjeta de regalo</h2>
<p>En lugar de dinero recibes un código que vale el monto elegido en Amazon. ${brand} te lo muestra en la app, y a nadie más.</p>
<h3>Qué puede y qué no puede un código</h3>
<ul><li>No se puede volver a convertir en dinero y no es un depósito bancario.</li><li>No tiene comisiones y no vence.</li><li>Quien tenga el código puede gastarlo. No podemos anular un código que ya viste.</li></ul>
<p>Si no se emite el código, todo el monto y la comisión vuelven a tu pago.</p>`,
    fr: ({ brand }) => `<h2>Recevoir sa paie en carte-cadeau</h2>
<p>Au lieu d’argent, vous recevez un code qui vaut le montant choisi chez Amazon. ${brand} vous le montre dans l’application, et à personne d’autre.</p>
<h3>Ce qu’un code peut et ne peut pas</h3>
<ul><li>Il ne peut pas redevenir de l’argent, et ce n’est pas un dépôt bancaire.</li><li>Il est sans frais et n’expire pas.</li><li>Quiconque a le code peut le dépenser. Nous ne pouvons pas annuler un code que vous avez vu.</li></ul>
<p>Si aucun code n’est émis, tout le montant et les frais reviennent à votre paie.</p>`,
  },
};

/** What a person agrees to who has a bill paid from wages. */
export const billPaymentAuthorization: ContractDocument = {
  id: 1204,
  contractType: 12,
  version: firstVersion,
  title: {
    en: 'Bill payment authorization',
    es: 'Autorización de pago de facturas',
    fr: 'Autorisation de paiement de factures',
  },
  html: {
    en: ({ brand }) => `<h2>Paying a bill from your pay</h2>
<p>You let ${brand} pay the amount you chose, once, to the biller and the account you chose.</p>
<h3>What to know</h3>
<ul><li>The biller books it at the end of its day. Pay in time: a late fee is the biller’s, and not ours.</li><li>The biller may send back what it can’t match with an account. All of it, with any fee, then goes back to your pay.</li><li>Once the biller has it, only the biller can refund it.</li></ul>`,
    es: ({ brand }) => `<h2>Pagar una factura con tu sueldo</h2>
<p>Permites que ${brand} pague una sola vez el monto elegido a la empresa y a la cuenta que elegiste.</p>
<h3>Lo que debes saber</h3>
<ul><li>La empresa lo registra al final de su día. Paga a tiempo: los recargos son de la empresa, no nuestros.</li><li>La empresa puede devolver lo que no corresponda a una cuenta. Todo, con la comisión, vuelve entonces a tu pago.</li><li>Cuando la empresa ya lo tiene, solo ella puede reembolsarlo.</li></ul>`,
    fr: ({ brand }) => `<h2>Payer une facture avec sa paie</h2>
<p>Vous permettez à ${brand} de payer une seule fois le montant choisi à l’entreprise et au compte que vous avez choisis.</p>
<h3>À savoir</h3>
<ul><li>L’entreprise l’inscrit à la fin de sa journée. Payez à temps : les frais de retard sont les siens, pas les nôtres.</li><li>L’entreprise peut renvoyer ce qui ne correspond à aucun compte. Tout, frais compris, revient alors à votre paie.</li><li>Une fois qu’elle l’a reçu, elle seule peut le rembourser.</li></ul>`,
  },
};
