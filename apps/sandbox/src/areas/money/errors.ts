import { messageLevels, reasonAnswers } from '@dayfare/api/wire';
import { type MoneyReason, moneyReasonCodes, moneyReasons } from '@dayfare/domain/money';
import * as en from '@dayfare/domain/money/reasons/texts.en';
import * as es from '@dayfare/domain/money/reasons/texts.es';
import * as fr from '@dayfare/domain/money/reasons/texts.fr';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

const words = { en, es, fr };

/** What a person reads in a language: why, and with the amounts of the case. */
function messageIn(language: keyof typeof words, code: MoneyReason): string {
  const { says, adds } = words[language];
  const more: Partial<Record<MoneyReason, string>> = adds;
  return [says[code], more[code]].filter(Boolean).join(' ');
}

/** A code that is asked for with a proof belongs to the session. */
type Answered = Exclude<MoneyReason, 'ProofRequired'>;

/** The table of reasons, as refusals. */
const reasons = Object.fromEntries(
  moneyReasonCodes
    .filter((code) => moneyReasons[code].kind !== 'proof')
    .map((code) => {
      const { status, level } = reasonAnswers[moneyReasons[code].kind];
      const message = { en: messageIn('en', code), es: messageIn('es', code), fr: messageIn('fr', code) };
      return [code, { status, level: messageLevels[level], message }];
    }),
) as Readonly<Record<Answered, ErrorKinds[string]>>;

export const moneyErrors = {
  ...reasons,
  InstrumentNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this account or card.',
      es: 'No encontramos esta cuenta o tarjeta.',
      fr: 'Nous n’avons pas trouvé ce compte ou cette carte.',
    },
  },
  TransactionNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this transfer.',
      es: 'No encontramos esta transferencia.',
      fr: 'Nous n’avons pas trouvé ce virement.',
    },
  },
  NotCancellable: {
    status: 409,
    level: warning,
    message: {
      en: 'This transfer has already been sent and can’t be cancelled.',
      es: 'Esta transferencia ya se envió y no se puede cancelar.',
      fr: 'Ce virement est déjà parti et ne peut pas être annulé.',
    },
  },
  TooManyShortcuts: {
    status: 400,
    level: limitExceeded,
    message: {
      en: 'You’ve saved as many transfers as you can. Delete one first.',
      es: 'Ya guardaste todas las transferencias que puedes. Borra una primero.',
      fr: 'Vous avez enregistré autant de virements que possible. Supprimez-en un d’abord.',
    },
  },
} as const satisfies ErrorKinds;
