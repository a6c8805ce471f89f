import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import {
  type ApiContext,
  type Employee,
  employees,
  endCodes,
  pinWords,
  type SignedIn,
  textTo,
  warn,
} from '../session/index.ts';

/** An e-mail address or a phone number. */
export type Contact = Pick<Employee, 'emailAddress'> | Pick<Employee, 'dialingCode' | 'mobileNumber'>;

/** One of them, as a call says it. */
export type TypedContact =
  | { readonly emailAddress: string; readonly dialingCode?: never; readonly mobileNumber?: never }
  | { readonly dialingCode: string; readonly mobileNumber: string; readonly emailAddress?: never };

/** One spelling for the ways in which the same can be typed. */
export function contactOf(typed: TypedContact): Contact {
  if (typed.emailAddress !== undefined) return { emailAddress: typed.emailAddress.trim().toLowerCase() };
  return { dialingCode: typed.dialingCode, mobileNumber: typed.mobileNumber };
}

/** Whether another account is reached by it. */
export async function isTaken(db: Db, { id }: Employee, contact: Contact): Promise<boolean> {
  const isIt =
    'emailAddress' in contact
      ? eq(employees.emailAddress, contact.emailAddress)
      : // The national digits are unique over all countries.
        eq(employees.mobileNumber, contact.mobileNumber);
  const [other] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(ne(employees.id, id), isIt));
  return other !== undefined;
}

/** Sends a code to an address or number without an account. */
export async function sendCodeTo(
  { db, clock, language, employee }: ApiContext & SignedIn,
  contact: Contact,
  code: string,
): Promise<void> {
  const { environment } = employee;
  const { productName: brand } = readVoice(environment, language);
  const at = clock.now();
  const body = pinWords.body[language](brand, code);
  if (!('emailAddress' in contact))
    return void (await textTo(db, { id: employee.id, ...contact }, { body, at }));
  await sendMail(db, {
    ...{ employeeId: employee.id, recipient: contact.emailAddress, language, environment },
    ...{ subject: pinWords.subject[language](brand), body, sentAt: at },
  });
}

/** Takes a contact in the place of the one before. Codes that went there before are void. */
export async function moveContact(
  tx: Db,
  { employee, contact, at }: { readonly employee: Employee; readonly contact: Contact; readonly at: Date },
): Promise<void> {
  await tx.update(employees).set(contact).where(eq(employees.id, employee.id));
  await endCodes(tx, employee.id, at);
}

const words = {
  email: {
    en: 'your account now has another email address. This one no longer gets anything.',
    es: 'tu cuenta ahora tiene otro correo electrónico. Este ya no recibe nada.',
    fr: 'votre compte a maintenant une autre adresse courriel. Celle-ci ne reçoit plus rien.',
  },
  phone: {
    en: 'your account now has another phone number. This one no longer gets anything.',
    es: 'tu cuenta ahora tiene otro número de teléfono. Este ya no recibe nada.',
    fr: 'votre compte a maintenant un autre numéro de téléphone. Celui-ci ne reçoit plus rien.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Tells the user's previous address or number. */
export function tellOld(tx: Db, before: Employee, contact: Contact, at: Date): Promise<void> {
  const byEmail = 'emailAddress' in contact;
  return warn(tx, before, byEmail ? words.email : words.phone, { byEmail, at });
}
