import { type ContractDocument, feesByProgramVersion, shortDocument } from '../document.ts';
import { regionalContractTypes } from '../regional.ts';

const transfersTitle = {
  en: 'Electronic fund transfers',
  es: 'Transferencias electrónicas de fondos',
  fr: 'Virements électroniques de fonds',
};

const transfersText = {
  en: '{brand} moves money between your pay and the accounts that you have linked, and only when you ask for it.\nTell us of a transfer that you did not make within 60 days: {phone}. We look into it within 10 business days and put the money back meanwhile.',
  es: '{brand} mueve dinero entre tu sueldo y las cuentas que vinculaste, y solo cuando tú lo pides.\nAvísanos dentro de 60 días de una transferencia que no hiciste: {phone}. La revisamos en 10 días hábiles y mientras tanto te devolvemos el dinero.',
  fr: '{brand} fait passer l’argent de votre paie aux comptes que vous avez liés, et seulement quand vous le demandez.\nSignalez dans les 60 jours un virement que vous n’avez pas fait\u00A0: {phone}. Nous l’examinons en 10 jours ouvrables et vous remettons l’argent entre-temps.',
};

/** Moving money and what it costs: contract types 5, 6 with its variants, 9, 10, 11 and 33. */
export const paymentDocuments: readonly ContractDocument[] = [
  shortDocument(
    5,
    { en: 'Preauthorized transfers', es: 'Transferencias preautorizadas', fr: 'Virements préautorisés' },
    {
      en: 'A regular transfer runs on the days that you chose, for the amount that you chose, until you pause or stop it.\nStop it until the end of the day before. A day that fails costs nothing.',
      es: 'Una transferencia periódica se hace los días y por el monto que elegiste, hasta que la pauses o la termines.\nPuedes detenerla hasta el final del día anterior. Un día que falla no cuesta nada.',
      fr: 'Un virement régulier se fait aux jours et pour le montant que vous avez choisis, jusqu’à ce que vous le suspendiez ou l’arrêtiez.\nVous pouvez l’arrêter jusqu’à la fin de la veille. Un jour manqué ne coûte rien.',
    },
  ),
  shortDocument(6, transfersTitle, transfersText),
  shortDocument(regionalContractTypes.EFTA, transfersTitle, {
    en: `${transfersText.en}\nThe law of the place where you live applies, and gives you 120 days instead of 60.`,
    es: `${transfersText.es}\nSe aplica la ley del lugar donde vives, que te da 120 días en lugar de 60.`,
    fr: `${transfersText.fr}\nLa loi de l’endroit où vous vivez s’applique et vous donne 120 jours au lieu de 60.`,
  }),
  shortDocument(61, transfersTitle, transfersText),
  shortDocument(
    9,
    {
      en: 'Transfer disclosures',
      es: 'Información sobre transferencias',
      fr: 'Renseignements sur les virements',
    },
    {
      en: 'Next business day: free. Instant: the fee of your employer’s program, if there is one. The review of each transfer shows the fee, the date and the time before you agree.\nBanks do not work on weekends and holidays.',
      es: 'Al siguiente día hábil: gratis. Al instante: la comisión del programa de tu empleador, si la hay. La revisión de cada transferencia muestra la comisión, la fecha y la hora antes de que aceptes.\nLos bancos no trabajan fines de semana ni feriados.',
      fr: 'Le jour ouvrable suivant\u00A0: sans frais. Immédiat\u00A0: les frais du programme de votre employeur, s’il y en a. La vérification de chaque virement indique les frais, la date et l’heure avant que vous acceptiez.\nLes banques ne travaillent ni la fin de semaine ni les jours fériés.',
    },
    feesByProgramVersion,
  ),
  shortDocument(
    10,
    { en: 'Billing disclosures', es: 'Información sobre cobros', fr: 'Renseignements sur la facturation' },
    {
      en: '{legalName} charges no subscription and no late fee. What you took and its fee come off your pay on payday, never off your bank account.',
      es: '{legalName} no cobra suscripción ni recargos por atraso. Lo que tomaste y su comisión se descuentan de tu sueldo el día de pago, nunca de tu cuenta bancaria.',
      fr: '{legalName} ne demande ni abonnement ni frais de retard. Ce que vous avez pris et ses frais sont retenus sur votre paie le jour de paie, jamais sur votre compte bancaire.',
    },
  ),
  shortDocument(
    11,
    { en: 'Linking a bank account', es: 'Vincular una cuenta bancaria', fr: 'Lier un compte bancaire' },
    {
      en: 'When you link an account, your bank tells us its number, your name and its balance. Your sign-in at the bank stays between you and the bank.\nRemove the account at any time; we then forget what the bank told us.',
      es: 'Cuando vinculas una cuenta, tu banco nos dice su número, tu nombre y su saldo. Tu acceso al banco queda entre tú y el banco.\nQuita la cuenta cuando quieras; entonces olvidamos lo que el banco nos dijo.',
      fr: 'Quand vous liez un compte, votre banque nous donne son numéro, votre nom et son solde. Votre accès à la banque reste entre vous et elle.\nRetirez le compte en tout temps; nous oublions alors ce que la banque nous a dit.',
    },
  ),
  shortDocument(
    33,
    { en: 'Deductions that have not cleared', es: 'Descuentos pendientes', fr: 'Retenues non réglées' },
    {
      en: 'A payday may bring less than what you took. The rest is shown under your transfers and comes off the next pay.\nWe charge no interest, and nobody collects it from you.',
      es: 'Un día de pago puede traer menos de lo que tomaste. El resto se muestra en tus transferencias y se descuenta del siguiente sueldo.\nNo cobramos intereses y nadie te lo reclama.',
      fr: 'Une paie peut être moindre que ce que vous avez pris. Le reste figure dans vos virements et est retenu sur la paie suivante.\nNous ne demandons pas d’intérêts, et personne ne vous le réclame.',
    },
  ),
];
