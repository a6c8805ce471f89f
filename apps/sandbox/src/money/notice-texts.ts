import type { Language } from '@dayfare/domain/product';

/** What a notice can name, ready to be read. */
interface NoticeWords {
  /** What people know the product by. */
  readonly brand: string;
  /** Whom to ask, as a line under an e-mail. */
  readonly support: string;
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
    en: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: ${amount} is on its way to ${destination}. It arrives by ${arrives}. Transfer ${id}.`,
    es: ({ brand, amount, destination, arrives, id }) =>
      `${brand}: ${amount} van en camino a ${destination}. Llegan a más tardar el ${arrives}. Transferencia ${id}.`,
    fr: ({ brand, amount, destination, arrives, id }) =>
      `${brand} : ${amount} en route vers ${destination}. Arrivée au plus tard le ${arrives}. Virement ${id}.`,
  },
  arrived: {
    en: ({ brand, amount, destination }) => `${brand}: ${amount} has arrived at ${destination}.`,
    es: ({ brand, amount, destination }) => `${brand}: ${amount} ya están en ${destination}.`,
    fr: ({ brand, amount, destination }) => `${brand} : ${destination} a reçu ${amount}.`,
  },
  failed: {
    en: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand}: ${destination} did not accept ${amount}. All ${total}, fee included, is back in your balance.`
        : `${brand}: ${destination} did not accept ${amount}. Its pay period is closed, so all ${total}, fee included, comes with your pay on ${payday}.`,
    es: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand}: ${destination} no aceptó ${amount}. ${total}, comisión incluida, están de nuevo en tu saldo.`
        : `${brand}: ${destination} no aceptó ${amount}. Su periodo de pago ya cerró, así que ${total}, comisión incluida, llegan con tu pago del ${payday}.`,
    fr: ({ brand, amount, total, destination, payday }) =>
      payday === null
        ? `${brand} : ${destination} a refusé ${amount}. Les ${total}, frais compris, sont de retour dans votre solde.`
        : `${brand} : ${destination} a refusé ${amount}. Sa période de paie est terminée : les ${total}, frais compris, arriveront avec votre paie du ${payday}.`,
  },
  canceled: {
    en: ({ brand, total, payday }) =>
      payday === null
        ? `${brand}: your transfer is canceled. ${total} is back in your balance.`
        : `${brand}: your transfer is canceled. Its pay period is closed, so ${total} comes with your pay on ${payday}.`,
    es: ({ brand, total, payday }) =>
      payday === null
        ? `${brand}: tu transferencia se canceló. ${total} están de nuevo en tu saldo.`
        : `${brand}: tu transferencia se canceló. Su periodo de pago ya cerró, así que ${total} llegan con tu pago del ${payday}.`,
    fr: ({ brand, total, payday }) =>
      payday === null
        ? `${brand} : votre virement est annulé. ${total} sont de retour dans votre solde.`
        : `${brand} : votre virement est annulé. Sa période de paie est terminée : ${total} arriveront avec votre paie du ${payday}.`,
  },
  receiptSubject: {
    en: ({ amount }) => `Your receipt for ${amount}`,
    es: ({ amount }) => `Tu recibo por ${amount}`,
    fr: ({ amount }) => `Votre reçu de ${amount}`,
  },
  receipt: {
    en: ({ brand, support, name, amount, fee, total, destination, arrives, id }) =>
      `Hi ${name},\n\nAmount: ${amount}\nFee: ${fee}\nTaken from your wages: ${total}\nTo: ${destination}\nArrives: ${arrives}\nTransfer: ${id}\n\n${brand}\n${support}`,
    es: ({ brand, support, name, amount, fee, total, destination, arrives, id }) =>
      `Hola, ${name}:\n\nMonto: ${amount}\nComisión: ${fee}\nDescontado de tu salario: ${total}\nDestino: ${destination}\nLlega: ${arrives}\nTransferencia: ${id}\n\n${brand}\n${support}`,
    fr: ({ brand, support, name, amount, fee, total, destination, arrives, id }) =>
      `Bonjour ${name},\n\nMontant : ${amount}\nFrais : ${fee}\nDéduit de votre paie : ${total}\nDestination : ${destination}\nArrivée : ${arrives}\nVirement : ${id}\n\n${brand}\n${support}`,
  },
} as const satisfies Record<string, Texts>;
