import { type ContractDocument, feesByProgramVersion } from '../document.ts';

/** What someone agrees to when they take wages early. */
export const earlyPayAgreement: ContractDocument = {
  id: 1201,
  contractType: 12,
  version: feesByProgramVersion,
  title: {
    en: 'Early pay agreement',
    es: 'Acuerdo de pago anticipado',
    fr: 'Entente de paie anticipée',
  },
  html: {
    en: ({ brand, legalName, phone, hours }) => `<h2>What you agree to</h2>
<p>You have already earned this money. ${legalName} (“${brand}”) sends it to you before payday. It is not a loan: no interest, no credit check, no debt collection.</p>
<h3>What it costs</h3>
<ul><li>Next business day: free.</li><li>Instant: the fee of your employer’s program, if there is one, for each transfer or once for a pay period. The review of each transfer shows how much it is, and where it is taken from, before you agree.</li></ul>
<h3>How it is paid back</h3>
<p>On payday your employer sends the amount and its fee to us and the rest to you. If your pay is too small, the rest comes off your next pay; we never charge your bank account or ask you to pay.</p>
<h3>If something goes wrong</h3>
<p>A transfer that does not arrive comes back to you in full, fee included. You can cancel a next-business-day transfer free of charge until it is sent.</p>
<p>Questions: ${phone}. ${hours}.</p>`,
    es: ({ brand, legalName, phone, hours }) => `<h2>Lo que aceptas</h2>
<p>Este dinero ya lo ganaste. ${legalName} (“${brand}”) te lo envía antes del día de pago. No es un préstamo: sin intereses, sin revisión de crédito, sin cobradores.</p>
<h3>Lo que cuesta</h3>
<ul><li>Al siguiente día hábil: gratis.</li><li>Al instante: la comisión del programa de tu empleador, si la hay, por transferencia o una vez por período de pago. La revisión de cada transferencia muestra cuánto es y de dónde se toma, antes de que aceptes.</li></ul>
<h3>Cómo se devuelve</h3>
<p>El día de pago tu empleador nos envía el monto y su comisión, y el resto a ti. Si tu pago no alcanza, el resto se descuenta del siguiente; nunca cargamos tu cuenta ni te pedimos que pagues.</p>
<h3>Si algo sale mal</h3>
<p>Una transferencia que no llega vuelve a ti completa, comisión incluida. Puedes cancelar gratis una transferencia del siguiente día hábil hasta que se envíe.</p>
<p>Preguntas: ${phone}. ${hours}.</p>`,
    fr: ({ brand, legalName, phone, hours }) => `<h2>Ce que vous acceptez</h2>
<p>Vous avez déjà gagné cet argent. ${legalName} («\u00A0${brand}\u00A0») vous l’envoie avant le jour de paie. Ce n’est pas un prêt\u00A0: ni intérêts, ni enquête de crédit, ni recouvrement.</p>
<h3>Ce qu’il en coûte</h3>
<ul><li>Le jour ouvrable suivant\u00A0: sans frais.</li><li>Immédiat\u00A0: les frais du programme de votre employeur, s’il y en a, par virement ou une fois par période de paie. La vérification de chaque virement indique leur montant, et d’où ils sont prélevés, avant que vous acceptiez.</li></ul>
<h3>Le remboursement</h3>
<p>Le jour de paie, votre employeur nous remet le montant et ses frais, et le reste à vous. Si votre paie ne suffit pas, le reste est retenu sur la suivante; nous ne débitons jamais votre compte et ne vous réclamons rien.</p>
<h3>En cas de problème</h3>
<p>Un virement qui n’arrive pas vous revient en entier, frais compris. Vous pouvez annuler sans frais un virement du jour ouvrable suivant jusqu’à son envoi.</p>
<p>Questions : ${phone}. ${hours}.</p>`,
  },
};
