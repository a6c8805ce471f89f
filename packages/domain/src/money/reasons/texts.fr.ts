import type { MoneyReason, SkipReason } from './reasons.ts';

/** Pourquoi l’argent n’est pas déplacé, en une ou deux phrases. */
export const says = {
  InvalidAmount: 'Ce montant ne peut pas être envoyé.',
  FundsNotAvailable: 'Il n’y a rien de disponible pour le moment.',
  FundsAmountExceeds: 'C’est plus que le montant disponible maintenant.',
  DailyLimitExceeded: 'Cela dépasse votre limite d’aujourd’hui.',
  PausedByYou: 'Vous avez suspendu la paie anticipée. Votre page d’accueil permet de la reprendre.',
  ClosingByYou:
    'Vous avez demandé la fermeture de votre compte\u00A0: plus rien n’est envoyé. Votre page d’accueil permet de le garder.',
  OwnLimitExceeded: 'Cela dépasse la limite que vous vous êtes fixée.',
  ParallelNotAllowed: 'Un autre virement est encore en route. Réessayez quand il sera arrivé.',
  EWAServicesArePaused:
    'La paie anticipée est suspendue pour le moment. Ce que vous avez gagné est en sécurité et arrive le jour de paie.',
  AccessNotAvailable:
    'La paie anticipée ne vous est pas ouverte pour l’instant. Votre page d’accueil dit pourquoi et quand cela change.',
  PreviewExpired: 'Ces chiffres ne sont plus à jour. Vérifiez les nouveaux.',
  PreviewUsed: 'Ce virement a déjà été fait. Il est dans votre liste de virements.',
  IdempotencyKeyReused:
    'Cela ne correspond pas à un virement que nous avons déjà. Vérifiez une fois de plus.',
  TransferClosed: 'Vous avez choisi de ne pas envoyer ce virement. Votre argent n’a pas bougé.',
  ContractNotAccepted: 'Lisez d’abord l’entente et acceptez-la.',
  InstrumentNotUsable: 'Ce compte ou cette carte ne peut pas recevoir le virement. Choisissez-en un autre.',
  ProofRequired: 'Un virement de cette taille demande d’abord un code. Aucun argent n’a été déplacé.',
} as const satisfies Readonly<Record<MoneyReason, string>>;

/** Ce qu’ajoutent les montants du cas. */
export const adds = {
  InvalidAmount: 'Saisissez un montant entre {min} et {max}.',
  FundsNotAvailable: 'Il y en aura plus après votre prochain quart.',
  FundsAmountExceeds: 'Vous pouvez prendre jusqu’à {max}.',
  DailyLimitExceeded: 'Vous pouvez encore prendre {max} aujourd’hui.',
  OwnLimitExceeded:
    'Elle laisse {max} pour l’instant. Voyez-la ou changez-la sous «\u00A0Vos propres limites\u00A0».',
  PreviewExpired: 'Aucun argent n’a été déplacé.',
  IdempotencyKeyReused: 'Aucun argent n’a été déplacé.',
} as const satisfies Readonly<Partial<Record<MoneyReason, string>>>;

/** Pourquoi un virement régulier n’a pas été fait le jour prévu. */
export const skipped = {
  FundsNotAvailable: 'Votre solde ne suffisait pas.',
  FundsAmountExceeds: 'Votre solde ne suffisait pas.',
  DailyLimitExceeded: 'Votre limite quotidienne était atteinte.',
  PausedByYou: 'Vous aviez suspendu la paie anticipée.',
  ClosingByYou: 'Vous aviez demandé la fermeture de votre compte.',
  OwnLimitExceeded: 'Il aurait dépassé votre propre limite.',
  EWAServicesArePaused: 'La paie anticipée était suspendue.',
  InstrumentNotUsable: 'Le compte ne pouvait pas le recevoir.',
  ProofRequired: 'Avec les autres du jour, il demandait un code de votre part.',
  AccessNotAvailable: 'La paie anticipée ne vous était pas ouverte.',
} as const satisfies Readonly<Record<SkipReason, string>>;
