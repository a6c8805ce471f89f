import type { Language } from '@dayfare/domain/product';

/** What a notice can name, ready to be read. */
interface NoticeWords {
  /** What people know the product by. */
  readonly brand: string;
  /** The support contact, as a line under an e-mail. */
  readonly support: string;
  readonly name: string;
  readonly amount: string;
  readonly fee: string;
  readonly total: string;
  /** What arrived, where only a part did. */
  readonly arrived: string;
  /** What went back, its fee included. */
  readonly back: string;
  /** Whether anything did. */
  readonly isBack: boolean;
  /** Whether nothing of it is, or will be, where it was sent. */
  readonly isUndone: boolean;
  /** What went back last, where a part had before. */
  readonly rest: string;
  readonly destination: string;
  readonly arrives: string;
  readonly id: string;
  /** Day of the pay with which money that went back comes; null when it is in the balance again. */
  readonly payday: string | null;
}

/** Lines below one another, without those that don't apply. */
const lines = (...all: readonly (string | false)[]) => all.filter((line) => line !== false).join('\n');

type Texts = Readonly<Record<Language, (words: NoticeWords) => string>>;

/** Every text and e-mail about a transfer, in each language. */
export const noticeTexts = {
  sent: {
    en: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: ${amount} is on its way to ${destination}. It arrives by ${arrives}. Transfer ${id}.`,
    es: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: ${amount} van en camino a ${destination}. Llegan a más tardar el ${arrives}. Transferencia ${id}.`,
    fr: ({ brand, amount, destination, arrives, id }) =>
      `${brand} : ${amount} en route vers ${destination}. Arrivée au plus tard le ${arrives}. Virement ${id}.`,
  },
  sentLate: {
    en: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: your regular transfer of ${amount} to ${destination} is late: we couldn’t send it on its day. It arrives by ${arrives}, once for the days that were missed. Transfer ${id}.`,
    es: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: tu transferencia periódica de ${amount} a ${destination} va con retraso: no pudimos enviarla en su día. Llega a más tardar el ${arrives}, una sola vez por los días perdidos. Transferencia ${id}.`,
    fr: ({ brand, amount, destination, arrives, id }) =>
      `${brand} : votre virement régulier de ${amount} vers ${destination} est en retard : nous n’avons pas pu l’envoyer le jour prévu. Arrivée au plus tard le ${arrives}, une seule fois pour les jours manqués. Virement ${id}.`,
  },
  arrived: {
    en: ({ brand, amount, destination }) => `${brand}: ${amount} has arrived at ${destination}.`,
    es: ({ brand, amount, destination }) => `${brand}: ${amount} ya están en ${destination}.`,
    fr: ({ brand, amount, destination }) => `${brand} : ${destination} a reçu ${amount}.`,
  },
  arrivedAfterAll: {
    en: ({ brand, arrived, destination }) =>
      `${brand}: ${arrived} has arrived at ${destination} after all. We had given that money back, so it comes off your balance or your next pay again. There is no fee.`,
    es: ({ brand, arrived, destination }) =>
      `${brand}: al final, ${arrived} sí llegaron a ${destination}. Ya te habíamos devuelto ese dinero, así que vuelve a descontarse de tu saldo o de tu próximo pago. Sin comisión.`,
    fr: ({ brand, arrived, destination }) =>
      `${brand} : ${destination} a finalement reçu ${arrived}. Cet argent vous avait été rendu : il est donc repris sur votre solde ou votre prochaine paie. Sans frais.`,
  },
  failed: {
    en: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand}: ${destination} did not accept ${amount}. All ${total}, fee included, is back in your balance.`
        : `${brand}: ${destination} did not accept ${amount}. Its pay period is closed, so all ${total}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand}: ${destination} no aceptó ${amount}. ${total}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: ${destination} no aceptó ${amount}. Su período de pago ya cerró, así que ${total}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand} : ${destination} a refusé ${amount}. Les ${total}, frais compris, sont de retour dans votre solde.`
        : `${brand} : ${destination} a refusé ${amount}. Sa période de paie est terminée : les ${total}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  returned: {
    en: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: ${amount} had arrived, and ${destination} sent it back. All ${back}, fee included, is in your balance again.`
        : `${brand}: ${amount} had arrived, and ${destination} sent it back. Its pay period is closed, so all ${back}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: ${amount} habían llegado y ${destination} los devolvió. ${back}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: ${amount} habían llegado y ${destination} los devolvió. Su período de pago ya cerró, así que ${back}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand} : ${amount} étaient arrivés, et ${destination} les a renvoyés. Les ${back}, frais compris, sont de retour dans votre solde.`
        : `${brand} : ${amount} étaient arrivés, et ${destination} les a renvoyés. Sa période de paie est terminée : les ${back}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  restReturned: {
    en: ({ brand, rest, amount, destination, payday }) =>
      payday === null
        ? `${brand}: ${rest} of ${amount} had arrived, and ${destination} sent it back. It is in your balance again, with the rest of your transfer.`
        : `${brand}: ${rest} of ${amount} had arrived, and ${destination} sent it back. It comes with your pay on ${payday}.`,
    es: ({ brand, rest, amount, destination, payday }) =>
      payday === null
        ? `${brand}: ${rest} de ${amount} habían llegado y ${destination} los devolvió. Están de nuevo en tu saldo, así que ya volvió toda tu transferencia.`
        : `${brand}: ${rest} de ${amount} habían llegado y ${destination} los devolvió. Llegan con tu pago del ${payday}.`,
    fr: ({ brand, rest, amount, destination, payday }) =>
      payday === null
        ? `${brand} : ${rest} sur ${amount} étaient arrivés, et ${destination} les a renvoyés. Ils sont de retour dans votre solde, comme le reste de votre virement.`
        : `${brand} : ${rest} sur ${amount} étaient arrivés, et ${destination} les a renvoyés. Ils arriveront avec votre paie du ${payday}.`,
  },
  partly: {
    en: ({ brand, arrived, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: ${arrived} of ${amount} has arrived at ${destination}. The other ${back}, fee included, is back in your balance.`
        : `${brand}: ${arrived} of ${amount} has arrived at ${destination}. The other ${back}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, arrived, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: llegaron ${arrived} de ${amount} a ${destination}. Los otros ${back}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: llegaron ${arrived} de ${amount} a ${destination}. Los otros ${back}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, arrived, amount, back, destination, payday }) =>
      payday === null
        ? `${brand} : ${destination} a reçu ${arrived} sur ${amount}. Les ${back} restants, frais compris, sont de retour dans votre solde.`
        : `${brand} : ${destination} a reçu ${arrived} sur ${amount}. Les ${back} restants, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  held: {
    en: ({ brand, amount, destination }) =>
      `${brand}: we’re checking your ${amount} to ${destination} before it leaves. That takes a day at most. You don’t have to do anything.`,
    es: ({ brand, amount, destination }) =>
      `${brand}: estamos revisando tus ${amount} a ${destination} antes de enviarlos. Tarda un día como máximo. No tienes que hacer nada.`,
    fr: ({ brand, amount, destination }) =>
      `${brand} : nous vérifions vos ${amount} vers ${destination} avant l’envoi. Cela prend un jour au plus. Vous n’avez rien à faire.`,
  },
  expired: {
    en: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand}: we couldn’t check your transfer of ${amount} in time, so it wasn’t sent. All ${back}, fee included, is back in your balance.`
        : `${brand}: we couldn’t check your transfer of ${amount} in time, so it wasn’t sent. All ${back}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand}: no pudimos revisar a tiempo tu transferencia de ${amount} y no se envió. ${back}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: no pudimos revisar a tiempo tu transferencia de ${amount} y no se envió. ${back}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand} : nous n’avons pas pu vérifier à temps votre virement de ${amount}; il n’a pas été envoyé. Les ${back}, frais compris, sont de retour dans votre solde.`
        : `${brand} : nous n’avons pas pu vérifier à temps votre virement de ${amount}; il n’a pas été envoyé. Les ${back}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  cashReady: {
    en: ({ brand, amount }) =>
      `${brand}: your ${amount} in cash is ready. Open the app for your pickup code. Nobody from us asks for it.`,
    es: ({ brand, amount }) =>
      `${brand}: tus ${amount} en efectivo están listos. Abre la app para ver tu código. Nadie de nosotros te lo pedirá.`,
    fr: ({ brand, amount }) =>
      `${brand} : vos ${amount} comptant sont prêts. Ouvrez l’application pour voir votre code. Personne chez nous ne vous le demandera.`,
  },
  cashExpired: {
    en: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand}: your ${amount} in cash wasn’t picked up in time. All ${back}, fee included, is back in your balance.`
        : `${brand}: your ${amount} in cash wasn’t picked up in time. All ${back}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand}: nadie recogió a tiempo tus ${amount} en efectivo. ${back}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: nadie recogió a tiempo tus ${amount} en efectivo. ${back}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, amount, back, payday }) =>
      payday === null
        ? `${brand} : vos ${amount} comptant n’ont pas été retirés à temps. Les ${back}, frais compris, sont de retour dans votre solde.`
        : `${brand} : vos ${amount} comptant n’ont pas été retirés à temps. Les ${back}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  giftReady: {
    en: ({ brand, amount }) =>
      `${brand}: your ${amount} Amazon gift card is ready. Open the app for its code. Nobody from us asks for it.`,
    es: ({ brand, amount }) =>
      `${brand}: tu tarjeta de regalo de Amazon de ${amount} está lista. Abre la app para ver el código. Nadie de nosotros te lo pedirá.`,
    fr: ({ brand, amount }) =>
      `${brand} : votre carte-cadeau Amazon de ${amount} est prête. Ouvrez l’application pour voir son code. Personne chez nous ne vous le demandera.`,
  },
  billPaid: {
    en: ({ brand, amount, destination }) =>
      `${brand}: ${destination} has booked your ${amount}. Its reference is in the app.`,
    es: ({ brand, amount, destination }) =>
      `${brand}: ${destination} registró tus ${amount}. La referencia está en la app.`,
    fr: ({ brand, amount, destination }) =>
      `${brand} : ${destination} a inscrit vos ${amount}. Son numéro de référence est dans l’application.`,
  },
  canceled: {
    en: ({ brand, total, payday }) =>
      payday === null
        ? `${brand}: your transfer is canceled. ${total} is back in your balance.`
        : `${brand}: your transfer is canceled. Its pay period is closed, so ${total} comes with your pay on ${payday}.`,
    es: ({ brand, total, payday }) =>
      payday === null
        ? `${brand}: tu transferencia se canceló. ${total} están de nuevo en tu saldo.`
        : `${brand}: tu transferencia se canceló. Su período de pago ya cerró, así que ${total} llegan con tu pago del ${payday}.`,
    fr: ({ brand, total, payday }) =>
      payday === null
        ? `${brand} : votre virement est annulé. ${total} sont de retour dans votre solde.`
        : `${brand} : votre virement est annulé. Sa période de paie est terminée : ${total} arriveront avec votre paie du ${payday}.`,
  },
  delayed: {
    en: ({ brand, amount, destination, arrives }) =>
      `${brand}: ${amount} to ${destination} left later than we said. It arrives by ${arrives} now. We’re sorry.`,
    es: ({ brand, amount, destination, arrives }) =>
      `${brand}: ${amount} a ${destination} salieron más tarde de lo previsto. Ahora llegan a más tardar el ${arrives}. Lo sentimos.`,
    fr: ({ brand, amount, destination, arrives }) =>
      `${brand} : ${amount} vers ${destination} sont partis plus tard que prévu. Arrivée maintenant au plus tard le ${arrives}. Nous en sommes désolés.`,
  },
  stillOnItsWay: {
    en: ({ brand, amount, destination, arrives }) =>
      `${brand}: ${amount} to ${destination} is taking longer than we said. It’s still on its way and arrives by ${arrives} now. You don’t have to do anything.`,
    es: ({ brand, amount, destination, arrives }) =>
      `${brand}: ${amount} a ${destination} tardan más de lo previsto. Siguen en camino y ahora llegan a más tardar el ${arrives}. No tienes que hacer nada.`,
    fr: ({ brand, amount, destination, arrives }) =>
      `${brand} : ${amount} vers ${destination} prennent plus de temps que prévu. L’argent est toujours en route; arrivée maintenant au plus tard le ${arrives}. Vous n’avez rien à faire.`,
  },
  stopped: {
    en: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: ${amount} to ${destination} was stopped before it left. All ${back}, fee included, is back in your balance. The app says why.`
        : `${brand}: ${amount} to ${destination} was stopped before it left. All ${back}, fee included, comes with your pay on ${payday}. The app says why.`,
    es: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand}: ${amount} a ${destination} se detuvieron antes de salir. ${back}, comisión incluida, están de nuevo en tu saldo. La app dice por qué.`
        : `${brand}: ${amount} a ${destination} se detuvieron antes de salir. ${back}, comisión incluida, llegan con tu pago del ${payday}. La app dice por qué.`,
    fr: ({ brand, amount, back, destination, payday }) =>
      payday === null
        ? `${brand} : ${amount} vers ${destination} ont été arrêtés avant l’envoi. Les ${back}, frais compris, sont de retour dans votre solde. L’application dit pourquoi.`
        : `${brand} : ${amount} vers ${destination} ont été arrêtés avant l’envoi. Les ${back}, frais compris, arriveront avec votre paie du ${payday}. L’application dit pourquoi.`,
  },
  receiptSubject: {
    en: ({ amount }) => `Your receipt for ${amount}`,
    es: ({ amount }) => `Tu recibo por ${amount}`,
    fr: ({ amount }) => `Votre reçu de ${amount}`,
  },
  receipt: {
    en: ({ brand, support, name, amount, fee, total, back, isBack, isUndone, destination, arrives, id }) =>
      lines(
        `Hi ${name},\n\nAmount: ${amount}\nFee: ${fee}\nTaken from your wages: ${total}`,
        isBack && `Given back to you: ${back}`,
        `To: ${destination}`,
        !isUndone && `Arrives: ${arrives}`,
        `Transfer: ${id}\n\n${brand}\n${support}`,
      ),
    es: ({ brand, support, name, amount, fee, total, back, isBack, isUndone, destination, arrives, id }) =>
      lines(
        `Hola, ${name}:\n\nMonto: ${amount}\nComisión: ${fee}\nDescontado de tu sueldo: ${total}`,
        isBack && `Devuelto a ti: ${back}`,
        `Destino: ${destination}`,
        !isUndone && `Llega: ${arrives}`,
        `Transferencia: ${id}\n\n${brand}\n${support}`,
      ),
    fr: ({ brand, support, name, amount, fee, total, back, isBack, isUndone, destination, arrives, id }) =>
      lines(
        `Bonjour ${name},\n\nMontant : ${amount}\nFrais : ${fee}\nDéduit de votre paie : ${total}`,
        isBack && `Rendu : ${back}`,
        `Destination : ${destination}`,
        !isUndone && `Arrivée : ${arrives}`,
        `Virement : ${id}\n\n${brand}\n${support}`,
      ),
  },
} as const satisfies Record<string, Texts>;
