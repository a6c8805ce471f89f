import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { ownOrigin } from '../../../platform/http/own-origin.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Employee } from '../tables.ts';
import { textTo } from './text-message.ts';

/** The page on which a user who did not do it ends what others have opened. */
const notMeAddress = `${ownOrigin}/home/not-me`;

const ifNotYou = {
  en: (phone) => [
    `If that wasn’t you, secure your account: ${notMeAddress}`,
    `Or call us at once: ${phone}.`,
  ],
  es: (phone) => [
    `Si no fuiste tú, protege tu cuenta: ${notMeAddress}`,
    `O llámanos de inmediato: ${phone}.`,
  ],
  fr: (phone) => [
    `Si ce n’était pas vous, protégez votre compte : ${notMeAddress}`,
    `Ou appelez-nous tout de suite : ${phone}.`,
  ],
} as const satisfies Record<Language, (phone: string) => readonly string[]>;

/** Between a name and what it says. */
const colon = { en: ': ', es: ': ', fr: ' : ' } as const satisfies Record<Language, string>;

const texts = {
  passwordChanged: {
    en: 'your password was changed.',
    es: 'se cambió tu contraseña.',
    fr: 'votre mot de passe a été modifié.',
  },
  twoStepOn: {
    en: 'signing in on a new device now needs a code.',
    es: 'para iniciar sesión en un dispositivo nuevo ahora se necesita un código.',
    fr: 'la connexion sur un nouvel appareil demande désormais un code.',
  },
  twoStepOff: {
    en: 'signing in on a new device no longer needs a code.',
    es: 'para iniciar sesión en un dispositivo nuevo ya no se necesita un código.',
    fr: 'la connexion sur un nouvel appareil ne demande plus de code.',
  },
  passkeyAdded: {
    en: 'a passkey was added to your account.',
    es: 'se agregó una llave de acceso a tu cuenta.',
    fr: 'une clé d’identification a été ajoutée à votre compte.',
  },
  passkeyRemoved: {
    en: 'a passkey was removed from your account.',
    es: 'se eliminó una llave de acceso de tu cuenta.',
    fr: 'une clé d’identification a été retirée de votre compte.',
  },
  codesMoved: {
    en: 'your codes now go somewhere else.',
    es: 'tus códigos ahora llegan a otro lugar.',
    fr: 'vos codes sont désormais envoyés ailleurs.',
  },
  profileChanged: {
    en: 'your profile was changed.',
    es: 'se cambió tu perfil.',
    fr: 'votre profil a été modifié.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** A change of how someone signs in, or of what is known of them. */
export type SecurityChange = keyof typeof texts;

/** How a person is told. */
interface Telling {
  readonly byEmail: boolean;
  readonly at: Date;
}

/**
 * Tells a person of something that only they should have done, in the language of their last sign-in, and what to do if it wasn't them.
 * Tell by the other channel than the one that the proof came by: anyone who has got hold of one of them must not be able to hide it.
 */
export async function warn(
  tx: Db,
  employee: Employee,
  words: Readonly<Record<Language, string>>,
  { byEmail, at }: Telling,
): Promise<void> {
  const language = languageOf(employee.language);
  const { environment } = employee;
  const { productName, supportPhone } = readVoice(environment, language);
  const said = `${productName}${colon[language]}${words[language]}`;
  const advice = ifNotYou[language](supportPhone).join('\n');
  const body = `${said}${byEmail ? '\n\n' : ' '}${advice}`;
  if (!byEmail) return void (await textTo(tx, employee, { body, at }));
  await sendMail(tx, {
    ...{ employeeId: employee.id, recipient: employee.emailAddress, language, environment },
    ...{ subject: said.replace(/\.$/, ''), body, sentAt: at },
  });
}

/** Tells a person of a change of how they sign in. */
export function tellOfChange(
  tx: Db,
  employee: Employee,
  change: SecurityChange,
  telling: Telling,
): Promise<void> {
  return warn(tx, employee, texts[change], telling);
}
