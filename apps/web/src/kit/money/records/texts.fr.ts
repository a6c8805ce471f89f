import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un virement : son reçu, son parcours et son annulation. */
export const texts = {
  receipt: {
    done: 'Terminé',
    pdf: 'Enregistrer en PDF',
    saving: 'Enregistrement…',
    share: 'Partager',
    summary: '{brand}\u00A0: {amount} vers {to}, demandé le {when}. Transaction {id}.',
    pending: 'Vous pouvez le suivre en tout temps dans vos virements.',
    settled: {
      account: 'L’argent est dans votre compte.',
      cash: 'Il vous a été remis.',
      gift: 'Son code est prêt.',
      bill: '{to} l’a inscrit.',
    },
    partly: {
      account: '{arrived} sont dans votre compte.',
      cash: '{arrived} vous ont été remis.',
      gift: 'Le code vaut {arrived}.',
      bill: '{to} a inscrit {arrived}.',
    },
    rest: 'Les {back} restants, avec les frais s’il y en avait, sont de retour dans votre solde.',
    restLate:
      'Les {back} restants, avec les frais s’il y en avait, arriveront avec votre paie du {payday}, car sa période de paie est terminée.',
    held: 'Nous le vérifions avant l’envoi. Cela prend un jour au plus, et vous n’avez rien à faire. Si nous ne terminons pas à temps, tout vous revient.',
    failed: '{amount} ont été remis dans votre solde.',
    reversed: 'Rien n’a été déduit. {amount} ont été remis dans votre solde.',
    returning: 'Sa période de paie est terminée\u00A0: {amount} arriveront avec votre paie du {payday}.',
    missingTitle: 'Virement introuvable',
    missingText: 'Le lien est peut-être ancien. Tous vos virements sont dans la liste.',
  },
  pdf: {
    title: 'Reçu de {amount}',
    status: 'État',
    amount: 'Montant',
    holder: 'Titulaire',
    employer: 'Employeur',
    currency: 'Devise',
    what: 'Description',
    transfer: 'Virement',
    cameBack: 'Revenu à vous',
  },
  returned: {
    CardDeclined: 'La banque de votre carte l’a refusé.',
    BankAccountClosed: 'La banque l’a renvoyé parce que le compte est fermé.',
    InsufficientFunds:
      'La banque l’a renvoyé parce qu’il n’était pas couvert en chemin. Vous pouvez le refaire.',
    NoSuchAccount:
      'La banque l’a renvoyé parce qu’aucun compte n’a ce numéro. Vérifiez le numéro ou choisissez un autre compte.',
    NotAuthorized:
      'La banque l’a renvoyé parce que son client ne l’a pas autorisé. Appelez votre banque avant d’y envoyer de l’argent.',
    AccountFrozen:
      'La banque l’a renvoyé parce que le compte est bloqué. Votre banque peut vous dire pourquoi.',
    RefusedByBank: 'La banque l’a refusé.',
    ManualAuthExpired: 'Nous n’avons pas pu le vérifier à temps; il n’a pas été envoyé.',
    VoucherExpired: 'L’argent n’a pas été retiré à temps.',
    GiftCardsNotAvailable:
      'Amazon n’émet pas de cartes-cadeaux en ce moment. Choisissez une autre destination ou réessayez plus tard.',
    GiftCodeNotIssued: 'Amazon n’a pas émis le code. Réessayez ou choisissez une autre destination.',
    BillerRefused: 'L’entreprise l’a refusé. Demandez-lui si elle accepte des paiements pour votre compte.',
    BillerAccountUnknown:
      'L’entreprise n’a aucun compte avec ce numéro. Vérifiez la facture et ajoutez l’entreprise de nouveau avec le bon numéro.',
    BillerSentBack:
      'L’entreprise l’a renvoyé parce qu’il ne correspondait à aucune facture. Appelez-la avant de payer de nouveau.',
    ProductCardNotOpen:
      'Votre carte n’accepte pas de dépôts\u00A0: elle est peut-être verrouillée ou fermée. Vérifiez-la ou choisissez une autre destination.',
    other: 'La banque l’a retourné.',
  },
  fee: {
    waived: 'Votre carte a refusé les frais\u00A0: vous ne les devez pas.',
    goesBack: 'Votre carte a payé les frais de {fee}. Ils seront remis sur la carte.',
    none: 'Vous ne payez aucuns frais.',
  },
  email: {
    action: 'Envoyer le reçu par courriel',
    sending: 'Envoi…',
    sent: 'Reçu envoyé à {address}',
    failed: 'Le reçu n’a pas pu être envoyé. Réessayez.',
  },
  track: {
    title: 'Où il en est',
    requested: 'Demandé',
    held: 'En vérification',
    sent: { ahead: 'Part', behind: 'Envoyé' },
    accepted: {
      Bank: 'À la banque',
      Card: 'À la banque de la carte',
      CashPickup: 'Argent prêt',
      Amazon: 'Chez Amazon',
      BillPayment: 'Chez l’entreprise',
    },
    arrived: {
      ahead: {
        Bank: 'Arrive',
        Card: 'Arrive',
        CashPickup: 'Argent retiré',
        Amazon: 'Code émis',
        BillPayment: 'Paiement inscrit',
      },
      behind: {
        Bank: 'Arrivé',
        Card: 'Arrivé',
        CashPickup: 'Argent retiré',
        Amazon: 'Code émis',
        BillPayment: 'Paiement inscrit',
      },
    },
    promised: 'Promis\u00A0: {when}.',
    planned: 'Prévu\u00A0: {when}.',
    first: 'Nous avions d’abord dit {when}.',
    late: {
      sent: 'Il est parti plus tard que prévu, donc il arrive plus tard.',
      checked: 'Nous l’avons vérifié avant de l’envoyer, donc il arrive plus tard.',
    },
    overdue: {
      sent: 'Il devrait être parti. Nous continuons d’essayer et vous dirons le nouveau jour.',
      arrived: 'Il devrait être arrivé. Soit il arrive, soit l’argent vous revient.',
    },
    part: '{arrived} sur {amount} sont arrivés.',
  },
  detail: {
    title: 'Détails du virement',
    agreements: 'Ce que vous avez accepté',
    showGiftCode: 'Afficher le code-cadeau',
    billerReference: 'Référence de {name}',
    started: 'Demandé',
    carried:
      'Votre paie du {payday} n’a pas suffi pour tout ce que vous aviez obtenu à l’avance. {amount} de ce virement sont retenus sur votre prochaine paie{next}. Nous ne débitons jamais votre compte bancaire.',
    carriedNext: ', {payday}',
    failedText: 'Le montant et les frais, s’il y en avait, ont été remis dans votre solde.',
    cancel: 'Annuler ce virement',
    cancelHint: 'Vous pouvez l’annuler sans frais tant qu’il n’est pas parti.',
    cancelTitle: 'Annuler ce virement?',
    cancelText: 'C’est gratuit. {amount} seront remis tout de suite dans votre solde disponible.',
    cancelTextLate:
      'C’est gratuit. Sa période de paie est terminée\u00A0: {amount} ne reviendront pas dans votre solde, mais arriveront avec votre paie du {payday}.',
    cancelYes: 'Annuler le virement',
    cancelNo: 'Le maintenir',
    canceling: 'Annulation…',
    canceled: 'Annulé. {amount} ont été remis dans votre solde.',
    canceledLate: 'Annulé. {amount} arriveront avec votre paie du {payday}.',
    tooLate: 'Il est déjà parti et ne peut plus être annulé.',
    tooLateRead: 'D’accord',
    cancelFailed: 'Impossible de l’annuler. Réessayez dans un instant.',
    cancelLost: 'La connexion a été coupée. Vérifiez l’état ci-dessus avant de réessayer.',
  },
  earnings: {
    failed: 'Il n’est rien arrivé à votre argent. Réessayez dans un moment.',
    offline: 'Connectez-vous à Internet et réessayez.',
  },
} as const satisfies Translation<typeof english>;
