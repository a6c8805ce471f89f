import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { list: 'Ce qu’il nous faut de vous', one: 'Montrez-nous votre talon de paie' },
  deductions: 'Retenues non réglées',
  hours: 'Heures non déclarées',
  row: { deduction: 'Retenue de {amount}', hours: 'Heures de cette journée' },
  status: { Needed: 'À envoyer', InReview: 'En examen', Accepted: 'Accepté', Refused: 'À renvoyer' },
  emptyTitle: 'Il ne nous faut rien',
  empty:
    'Aucune retenue n’est en suspens, et aucune heure ne manque. Si une journée travaillée n’est pas comptée, dites-le à votre employeur ou composez le {supportPhone} ({supportName}).',
  deducted: 'Ce qui est retenu sur votre paie',
  deductedText:
    'Ce que vous recevez à l’avance est retenu sur votre paie, avec ses frais. Nous ne débitons jamais votre compte bancaire.',
  deductedRow: {
    coming: '{amount} à retenir',
    whole: '{amount} retenus',
    short:
      '{deducted} retenus sur {amount}. La paie ne suffisait pas\u00A0: {rest} seront retenus sur la prochaine.',
  },
  deductedStatus: { coming: 'À venir', whole: 'Réglé', short: 'Insuffisant' },
  missingTitle: 'Impossible de trouver cette page',
  missing: 'C’est peut-être réglé. Ce qui reste à faire est dans la liste.',
  seeAll: 'Voir ce qu’il nous faut',
  intro: {
    deduction:
      'Vous avez reçu {amount} à l’avance, et votre employeur ne nous les a pas remis après le jour de paie, {date}. Envoyez-nous le talon de cette paie. Dès que nous verrons la retenue, la paie anticipée rouvrira.',
    hours:
      'Votre employeur n’a pas déclaré vos heures du {date}. Envoyez-nous une feuille de temps ou un talon de paie qui les montre, et nous les ajouterons à votre solde.',
  },
  stands: {
    InReview:
      'Nous avons vos fichiers et les examinons d’ici un jour ouvrable. Vous recevrez un message texte; il n’y a rien d’autre à faire.',
    deduction: 'Nous avons vu la retenue\u00A0: elle ne bloque plus rien.',
    hours:
      'Les heures sont acceptées et comptent dans votre solde. Celles d’une période de paie terminée arrivent avec votre prochaine paie.',
    Refused: 'Nous n’avons pas pu accepter votre envoi.',
  },
  refusal: {
    unreadable: 'Nous n’avons pas pu le lire. Envoyez une photo nette de toute la page, ou le PDF.',
    otherPeriod: 'Il porte sur un autre jour ou une autre période. Envoyez celui qui comprend le {date}.',
    notYours: 'Votre nom n’y figure pas. Envoyez-en un avec votre nom et celui de votre employeur.',
  },
  payBack: 'Ou remboursez depuis votre banque',
  files: 'Vos fichiers',
  filesHelp: 'Une photo, une numérisation ou un PDF. Sur un téléphone, vous pouvez prendre une photo.',
  sent: 'Ce que vous avez envoyé',
  noFile: 'Choisissez d’abord un fichier.',
  send: 'Envoyer pour examen',
  sending: 'Envoi…',
  someFailed: 'Tous les fichiers n’ont pas été envoyés. Réessayez; ce qui est arrivé n’est pas renvoyé.',
  done: 'Nous avons vos fichiers. Nous les examinons d’ici un jour ouvrable.',
  fileErrors: {
    offline: 'Non envoyé\u00A0: vous êtes hors ligne.',
    down: 'Non envoyé. Réessayez.',
    FileTypeRefused:
      'Ce fichier n’est pas ce que dit son nom. Choisissez un PDF, un document Word ou une photo.',
    DailyLimitReached: 'Vous avez envoyé tout ce qu’une journée permet. Réessayez demain.',
    TooManyFiles: 'Vous pouvez envoyer 3 fichiers par jour. Retirez celui-ci.',
    ProofNotOpen: 'Nous n’attendons plus de fichiers pour ce jour.',
  },
} as const satisfies Translation<typeof english>;
