import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Canadian French. */
export const texts = {
  InBufferDays: 'La paie est en préparation',
  InBufferDaysText: 'Entre-temps, la paie anticipée est fermée. Elle rouvrira le jour de paie ({payday}).',
  ParallelNotAllowed: 'Un virement est encore en route',
  ParallelNotAllowedText: 'Vous pourrez recevoir un autre montant quand il sera arrivé{on}.',
  MaxConcurrentTransaction: 'Plusieurs virements sont en route',
  MaxConcurrentTransactionText: 'Vous pourrez recevoir un autre montant quand l’un d’eux sera arrivé{on}.',
  FundsNotAvailable: 'Les fonds de votre employeur pour la paie anticipée sont épuisés',
  FundsNotAvailableText:
    'Ils seront reconstitués au prochain jour de paie{on}, ou dès que votre employeur en ajoutera. Ce que vous avez gagné est en sécurité et arrive le jour de paie ({payday}).',
  DailyLimitExceeded: 'C’est tout pour aujourd’hui',
  DailyLimitExceededText:
    'Vous avez atteint votre limite de {dailyLimit} par jour. Vous pourrez recevoir un autre montant demain.',
  MaxTransactionPerPayperiodReached: 'Plus de virement pour cette période',
  MaxTransactionPerPayperiodReachedText:
    'Vous avez fait tous ceux qu’une période de paie permet. Le reste arrive le jour de paie ({payday}), et vous pourrez en faire d’autres à la prochaine période{from}.',
  MaxTransactionsPerDay: 'Plus de virement aujourd’hui',
  MaxTransactionsPerDayText:
    'Vous avez fait tous ceux qu’un jour permet. Vous pourrez faire le prochain demain.',
  MaxTransactionsPerQuarterReached: 'Plus de virement ce trimestre',
  MaxTransactionsPerQuarterReachedText:
    'Vous avez fait tous ceux que trois mois permettent. Vous pourrez en faire d’autres au prochain trimestre{from}; d’ici là, votre paie arrive le jour de paie ({payday}).',
  MaxTransactionsWeeklyReached: 'Plus de virement cette semaine',
  MaxTransactionsWeeklyReachedText:
    'Vous avez fait tous ceux qu’une semaine permet. Vous pourrez faire le prochain la semaine prochaine{from}.',
  EWADeactivated: 'Votre paie anticipée est désactivée',
  EWADeactivatedText:
    'Composez le {supportPhone} ({supportName}) pour la réactiver. D’ici là, votre paie arrive le jour de paie ({payday}).',
  MaxedOut: 'Vous avez reçu tout ce que vous pouvez pour le moment',
  MaxedOutText: 'Il y en aura plus quand votre employeur transmettra vos prochaines heures{around}.',
  MaxedOutDaily: 'Vous avez reçu tout ce que vous pouvez aujourd’hui',
  MaxedOutDailyText: 'Un jour permet jusqu’à {dailyLimit}. Vous pourrez recevoir un autre montant demain.',
  MaxedOutWeekly: 'Vous avez reçu tout ce que vous pouvez cette semaine',
  MaxedOutWeeklyText:
    'Vous pourrez recevoir un autre montant la semaine prochaine{from}. Le reste arrive le jour de paie ({payday}).',
  MaxedOutPayPeriod: 'Vous avez reçu tout ce que vous pouvez pour cette période',
  MaxedOutPayPeriodText:
    'Le reste arrive le jour de paie ({payday}). Vous pourrez recevoir un autre montant à la prochaine période{from}.',
  MaxedOutQuarter: 'Vous avez reçu tout ce que vous pouvez ce trimestre',
  MaxedOutQuarterText:
    'Vous pourrez recevoir un autre montant au prochain trimestre{from}. D’ici là, votre paie arrive le jour de paie ({payday}).',
  ServicesPaused: 'La paie anticipée est suspendue',
  ServicesPausedText:
    'Nous l’avons suspendue pour tous et la rouvrirons dès que possible. Ce que vous avez gagné est en sécurité et arrive le jour de paie ({payday}).',
  EmployerPaused: 'Votre employeur a suspendu la paie anticipée',
  EmployerPausedText:
    'C’est lui qui décide quand elle rouvre. Ce que vous avez gagné est en sécurité et arrive le jour de paie ({payday}).',
  Maintenance: 'La paie anticipée est en entretien',
  MaintenanceText:
    'Elle rouvre d’elle-même dès que le travail est fini. Ce que vous avez gagné est en sécurité et arrive le jour de paie ({payday}).',
  NoEarnings: 'Pas encore d’heures dans cette période',
  NoEarningsText: 'Votre solde commence quand votre employeur transmettra vos premières heures{around}.',
  BelowMinimumAmount: 'Pas encore assez pour un virement',
  BelowMinimumAmountText: 'Il s’en ajoutera quand votre employeur transmettra vos prochaines heures{around}.',
  PayPeriodClosing: 'Cette période de paie se termine',
  PayPeriodClosingText:
    'Ses heures sont comptées pour le jour de paie ({payday}). La paie anticipée rouvre avec les premières heures de la prochaine{from}.',
  PayrollRunning: 'La paie est en traitement',
  PayrollRunningText:
    'Votre employeur calcule votre paie. La paie anticipée rouvrira le jour de paie ({payday}).',
  DeductionNotCleared: 'Votre dernière paie n’est pas encore réglée',
  DeductionNotClearedText:
    '{missed}La paie anticipée s’ouvrira une fois cela réglé. Si cela prend plus de quelques jours\u00A0: {supportName}, {supportPhone}.',
  NoInstrument: 'Il n’y a pas de compte où envoyer l’argent',
  NoInstrumentText:
    'La paie anticipée s’ouvre avec votre premier compte ou votre première carte. L’ajout prend quelques minutes.',
  InstrumentNotVerified: 'Il faut d’abord vérifier votre compte ou votre carte',
  InstrumentNotVerifiedText:
    'La paie anticipée s’ouvre une fois la vérification faite. Vos comptes indiquent ce qui manque.',
  InstrumentDisconnected: 'Votre compte bancaire est déconnecté',
  InstrumentDisconnectedText:
    'Votre banque ne nous laisse plus y envoyer d’argent. Reconnectez-le dans vos comptes, et la paie anticipée s’ouvrira.',
  ContractNotAccepted: 'Il manque une entente',
  ContractNotAcceptedText:
    'La paie anticipée s’ouvre dès que vous l’avez lue et acceptée. Si elle reste fermée, appelez {supportName} au {supportPhone}.',
  StateNotSupported: 'La paie anticipée n’est pas offerte là où vous vivez',
  StateNotSupportedText:
    'Si vous avez déménagé, composez le {supportPhone} ({supportName}); elle s’ouvrira peut-être. Votre paie arrive le jour de paie ({payday}).',
  UserSuspended: 'Votre paie anticipée est mise en attente',
  UserSuspendedText:
    'Composez le {supportPhone} ({supportName}) et nous regarderons ça ensemble. Votre paie arrive le jour de paie ({payday}).',
  UserTerminated: 'La paie anticipée a pris fin avec cet emploi',
  UserTerminatedText:
    'Ce que vous avez gagné arrive avec votre dernière paie ({payday}). Elle rouvrira chez un nouvel employeur qui l’offre.',
  Unknown: 'La paie anticipée n’est pas offerte pour ce compte',
  UnknownText: 'Composez le {supportPhone} ({supportName}) et nous regarderons ça ensemble.',
  payday: 'le prochain',
  proof: { deduction: 'Montrez-nous votre talon de paie', hours: 'Des heures manquent?' },
  missed: 'Vous avez reçu à l’avance {amount} qui n’ont pas été retenus sur votre paie. ',
  on: ', le {day}',
  orOn: ', ou jusqu’au {day}',
  from: ', à partir du {day}',
  agreement: 'Lire et accepter',
  own: {
    pause: 'Vous avez suspendu la paie anticipée',
    pauseText:
      'Rien ne peut être obtenu et les virements réguliers ne sont pas faits jusqu’à ce que vous la repreniez{orOn}.',
    closing: 'Votre compte va fermer',
    closingText:
      'Il fermera de lui-même quand ce qui est en cours sera terminé. D’ici là, rien n’est envoyé et vous pouvez garder votre compte.',
    service: 'Suspendre ou fermer',
    dayLimit: 'Vous avez atteint votre propre limite du jour',
    dayLimitText: 'Vous avez choisi de ne pas obtenir plus de {most} par jour. Il y en aura plus demain.',
    payPeriodLimit: 'Vous avez atteint votre propre limite de cette période',
    payPeriodLimitText:
      'Vous avez choisi de ne pas obtenir plus de {most} par période de paie. Il y en aura plus à la suivante{from}.',
    limits: 'Voir vos propres limites',
  },
  why: {
    owed: 'Ce que vous gagnez sert d’abord à ce que vous devez',
    owedText:
      'De ce que vous avez reçu à l’avance, {amount} restaient à retenir après votre dernière paie. Ce montant est retenu sur la prochaine{on}, et vous pouvez recevoir ce que vous gagnez de plus.',
    limit: 'Vous pouvez recevoir jusqu’à {limit} de ce que vous avez gagné jusqu’à maintenant.',
    limitTaken:
      'Vous pouvez recevoir jusqu’à {limit} de ce que vous avez gagné jusqu’à maintenant. Vous en avez déjà reçu {taken}, frais compris.',
    earned: 'Ce que vous avez gagné jusqu’à maintenant, moins l’impôt et les retenues.',
    earnedTaken:
      'Ce que vous avez gagné jusqu’à maintenant, moins l’impôt, les retenues et {taken} déjà reçus, frais compris.',
  },
  left: {
    dayLimit: 'La limite que vous vous êtes fixée laisse {left} aujourd’hui. Il y en aura plus demain.',
    payPeriodLimit:
      'La limite que vous vous êtes fixée laisse {left} pour cette période. Il y en aura plus à la suivante{from}.',
    FundsNotAvailable:
      'Il reste {left} à votre employeur pour la paie anticipée. Ces fonds seront reconstitués au prochain jour de paie{on}.',
    MaxedOutDaily: 'Vous pouvez recevoir encore {left} aujourd’hui, et un autre montant demain.',
    MaxedOutWeekly:
      'Vous pouvez recevoir encore {left} cette semaine, et un autre montant la semaine prochaine{from}.',
    MaxedOutPayPeriod:
      'Vous pouvez recevoir encore {left} pendant cette période, et un autre montant à la prochaine{from}.',
    MaxedOutQuarter:
      'Vous pouvez recevoir encore {left} ce trimestre, et un autre montant au prochain{from}.',
    other: 'Pour le moment, vous pouvez recevoir encore {left}.',
  },
} as const satisfies Translation<typeof english>;
