import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const savingsErrors = {
  GoalNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this goal.',
      es: 'No encontramos esta meta.',
      fr: 'Nous n’avons pas trouvé cet objectif.',
    },
  },
  GoalNotChangeable: {
    status: 409,
    level: info,
    message: {
      en: 'This goal has changed in the meantime, and that can’t be done any more.',
      es: 'Esta meta cambió mientras tanto y eso ya no se puede hacer.',
      fr: 'Cet objectif a changé entre-temps, et ce n’est plus possible.',
    },
  },
  GoalHoldsMoney: {
    status: 409,
    level: info,
    message: {
      en: 'There is still money in this goal. Withdraw it first.',
      es: 'Todavía hay dinero en esta meta. Retíralo primero.',
      fr: 'Il reste de l’argent dans cet objectif. Retirez-le d’abord.',
    },
  },
  GoalNameAlreadyExists: {
    status: 409,
    level: warning,
    message: {
      en: 'You already have a goal with this name. Choose another one.',
      es: 'Ya tienes una meta con este nombre. Elige otro.',
      fr: 'Vous avez déjà un objectif de ce nom. Choisissez-en un autre.',
    },
  },
  GoalAmountBelowMinimum: {
    status: 400,
    level: warning,
    message: {
      en: 'A goal is {min} at least.',
      es: 'Una meta es de {min} como mínimo.',
      fr: 'Un objectif est d’au moins {min}.',
    },
  },
  GoalAmountAboveMaximum: {
    status: 400,
    level: warning,
    message: {
      en: 'A goal is {max} at most.',
      es: 'Una meta es de {max} como máximo.',
      fr: 'Un objectif est d’au plus {max}.',
    },
  },
  GoalPlanNotValid: {
    status: 400,
    level: warning,
    message: {
      en: 'This plan can’t be kept. Check the amount each time and the days.',
      es: 'Este plan no se puede cumplir. Revisa el monto de cada vez y los días.',
      fr: 'Ce plan ne peut pas être tenu. Vérifiez le montant de chaque dépôt et les jours.',
    },
  },
  TooManyGoals: {
    status: 409,
    level: warning,
    message: {
      en: 'You have as many goals as there can be. Archive one first.',
      es: 'Tienes el máximo de metas. Archiva una primero.',
      fr: 'Vous avez le nombre maximal d’objectifs. Archivez-en un d’abord.',
    },
  },
  SavingsNotOpen: {
    status: 403,
    level: info,
    message: {
      en: 'Nothing new can be put aside right now. What you’ve saved is safe, and you can withdraw it.',
      es: 'Por ahora no se puede ahorrar nada nuevo. Lo que ahorraste está seguro y puedes retirarlo.',
      fr: 'Rien de nouveau ne peut être épargné pour l’instant. Vos économies sont en sécurité et vous pouvez les retirer.',
    },
  },
} as const satisfies ErrorKinds;
