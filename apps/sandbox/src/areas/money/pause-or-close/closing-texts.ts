import type { ClosingWait } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';

type Words = (brand: string, phone: string) => string;

const closed = {
  en: (brand, phone) =>
    `${brand}: your account is closed. What you took early comes off your pay as agreed, and nothing else changes. If it wasn’t you, or you want to come back, call ${phone}.`,
  es: (brand, phone) =>
    `${brand}: tu cuenta está cerrada. Lo que recibiste por adelantado se descuenta de tu pago como se acordó, y nada más cambia. Si no fuiste tú o quieres volver, llama al ${phone}.`,
  fr: (brand, phone) =>
    `${brand} : votre compte est fermé. Ce que vous avez reçu à l’avance est retenu sur votre paie comme convenu, et rien d’autre ne change. Si ce n’était pas vous, ou pour revenir, appelez le ${phone}.`,
} as const satisfies Record<Language, Words>;

const once = {
  en: {
    transferUnderway: 'your transfer has arrived',
    moveUnderway: 'the money that you moved has arrived',
    deductionOpen: 'your last payday is settled',
  },
  es: {
    transferUnderway: 'llegue tu transferencia',
    moveUnderway: 'llegue el dinero que moviste',
    deductionOpen: 'tu último día de pago esté liquidado',
  },
  fr: {
    transferUnderway: 'votre virement sera arrivé',
    moveUnderway: 'l’argent que vous avez déplacé sera arrivé',
    deductionOpen: 'votre dernier jour de paie sera réglé',
  },
} as const satisfies Record<Language, Record<ClosingWait, string>>;

const waiting = {
  en: (wait) => (brand, phone) =>
    `${brand}: your account closes by itself once ${once.en[wait]}. Until then you can keep it: open “Pause or close”. If it wasn’t you, call ${phone}.`,
  es: (wait) => (brand, phone) =>
    `${brand}: tu cuenta se cerrará por sí sola cuando ${once.es[wait]}. Hasta entonces puedes conservarla en «Pausar o cerrar». Si no fuiste tú, llama al ${phone}.`,
  fr: (wait) => (brand, phone) =>
    `${brand} : votre compte se fermera de lui-même quand ${once.fr[wait]}. D’ici là, vous pouvez le garder dans « Suspendre ou fermer ». Si ce n’était pas vous, appelez le ${phone}.`,
} as const satisfies Record<Language, (wait: ClosingWait) => Words>;

const moveFirst = {
  en: (brand, phone) =>
    `${brand}: your account can’t close yet, because we hold money of yours. Move it to your bank account or card, and the account closes by itself. Questions? ${phone}.`,
  es: (brand, phone) =>
    `${brand}: tu cuenta aún no se puede cerrar porque tenemos dinero tuyo. Muévelo a tu cuenta bancaria o tarjeta y la cuenta se cerrará por sí sola. ¿Preguntas? ${phone}.`,
  fr: (brand, phone) =>
    `${brand} : votre compte ne peut pas encore se fermer, car nous avons de l’argent à vous. Déplacez-le vers votre compte bancaire ou votre carte, et le compte se fermera de lui-même. Questions? ${phone}.`,
} as const satisfies Record<Language, Words>;

async function tell(tx: Db, employee: Employee, at: Date, words: Record<Language, Words>): Promise<void> {
  const language = languageOf(employee.language);
  const { productName, supportPhone } = readVoice(employee.environment, language);
  await textTo(tx, employee, { body: words[language](productName, supportPhone), at });
}

/** Tells a person that their account is closed. */
export const tellClosed = (tx: Db, employee: Employee, at: Date): Promise<void> =>
  tell(tx, employee, at, closed);

/** Tells a person that their account closes by itself, and what it waits for. */
export const tellWaiting = (tx: Db, employee: Employee, at: Date, wait: ClosingWait): Promise<void> =>
  tell(tx, employee, at, { en: waiting.en(wait), es: waiting.es(wait), fr: waiting.fr(wait) });

/** Tells a person that their account waits for them to move money of theirs. */
export const tellToMove = (tx: Db, employee: Employee, at: Date): Promise<void> =>
  tell(tx, employee, at, moveFirst);
