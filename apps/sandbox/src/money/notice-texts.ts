import { type Language, product } from '@dayfare/domain/product';

/** What a notice can name, ready to be read. */
interface NoticeWords {
  readonly name: string;
  readonly amount: string;
  readonly fee: string;
  readonly total: string;
  readonly destination: string;
  readonly arrives: string;
  readonly id: string;
  /** Day of the pay with which money that went back comes; null when it is in the balance again. */
  readonly payday: string | null;
}

type Texts = Readonly<Record<Language, (words: NoticeWords) => string>>;

/** Every text and e-mail about a transfer, in each language. */
export const noticeTexts = {
  sent: {
    en: ({ amount, destination, arrives, id }) =>
      `${product}: ${amount} is on its way to ${destination}. It arrives by ${arrives}. Transfer ${id}.`,
    es: ({ amount, destination, arrives, id }) =>
      `${product}: ${amount} van en camino a ${destination}. Llegan a más tardar el ${arrives}. Transferencia ${id}.`,
    cf: ({ amount, destination, arrives, id }) =>
      `${product} : ${amount} en route vers ${destination}. Arrivée au plus tard le ${arrives}. Virement ${id}.`,
  },
  arrived: {
    en: ({ amount, destination }) => `${product}: ${amount} has arrived at ${destination}.`,
    es: ({ amount, destination }) => `${product}: ${amount} ya están en ${destination}.`,
    cf: ({ amount, destination }) => `${product} : ${destination} a reçu ${amount}.`,
  },
  failed: {
    en: ({ amount, total, destination, payday }) =>
      payday === null
        ? `${product}: ${destination} did not accept ${amount}. All ${total}, fee included, is back in your balance.`
        : `${product}: ${destination} did not accept ${amount}. Its pay period is closed, so all ${total}, fee included, comes with your pay on ${payday}.`,
    es: ({ amount, total, destination, payday }) =>
      payday === null
        ? `${product}: ${destination} no aceptó ${amount}. ${total}, comisión incluida, están de nuevo en tu saldo.`
        : `${product}: ${destination} no aceptó ${amount}. Su periodo de pago ya cerró, así que ${total}, comisión incluida, llegan con tu pago del ${payday}.`,
    cf: ({ amount, total, destination, payday }) =>
      payday === null
        ? `${product} : ${destination} a refusé ${amount}. Les ${total}, frais compris, sont de retour dans votre solde.`
        : `${product} : ${destination} a refusé ${amount}. Sa période de paie est terminée : les ${total}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  canceled: {
    en: ({ total, payday }) =>
      payday === null
        ? `${product}: your transfer is canceled. ${total} is back in your balance.`
        : `${product}: your transfer is canceled. Its pay period is closed, so ${total} comes with your pay on ${payday}.`,
    es: ({ total, payday }) =>
      payday === null
        ? `${product}: tu transferencia se canceló. ${total} están de nuevo en tu saldo.`
        : `${product}: tu transferencia se canceló. Su periodo de pago ya cerró, así que ${total} llegan con tu pago del ${payday}.`,
    cf: ({ total, payday }) =>
      payday === null
        ? `${product} : votre virement est annulé. ${total} sont de retour dans votre solde.`
        : `${product} : votre virement est annulé. Sa période de paie est terminée : ${total} arriveront avec votre paie du ${payday}.`,
  },
  receiptSubject: {
    en: ({ amount }) => `Your receipt for ${amount}`,
    es: ({ amount }) => `Tu recibo por ${amount}`,
    cf: ({ amount }) => `Votre reçu de ${amount}`,
  },
  receipt: {
    en: ({ name, amount, fee, total, destination, arrives, id }) =>
      `Hi ${name},\n\nAmount: ${amount}\nFee: ${fee}\nTaken from your wages: ${total}\nTo: ${destination}\nArrives: ${arrives}\nTransfer: ${id}\n\n${product}`,
    es: ({ name, amount, fee, total, destination, arrives, id }) =>
      `Hola, ${name}:\n\nCantidad: ${amount}\nComisión: ${fee}\nDescontado de tu salario: ${total}\nDestino: ${destination}\nLlega: ${arrives}\nTransferencia: ${id}\n\n${product}`,
    cf: ({ name, amount, fee, total, destination, arrives, id }) =>
      `Bonjour ${name},\n\nMontant : ${amount}\nFrais : ${fee}\nDéduit de votre paie : ${total}\nDestination : ${destination}\nArrivée : ${arrives}\nVirement : ${id}\n\n${product}`,
  },
} as const satisfies Record<string, Texts>;
