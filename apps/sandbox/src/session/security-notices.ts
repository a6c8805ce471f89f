import type { Language } from '@dayfare/domain/product';
import { product } from '@dayfare/domain/product';
import type { Db } from '../db/db.ts';
import { languageOf } from '../http/refusal.ts';
import { outbox } from '../http/tables.ts';
import type { Employee } from './tables.ts';

const ifNotYou = {
  en: 'If that wasn’t you, call us at once: 1 (855) 854-0485.',
  es: 'Si no fuiste tú, llámanos de inmediato: 1 (855) 854-0485.',
  cf: 'Si ce n’était pas vous, appelez-nous tout de suite : 1 (855) 854-0485.',
} as const satisfies Record<Language, string>;

const texts = {
  passwordChanged: {
    en: `${product}: your password was changed.`,
    es: `${product}: se cambió tu contraseña.`,
    cf: `${product} : votre mot de passe a été modifié.`,
  },
  twoStepOn: {
    en: `${product}: signing in on a new device now needs a code.`,
    es: `${product}: para iniciar sesión en un dispositivo nuevo ahora se necesita un código.`,
    cf: `${product} : la connexion sur un nouvel appareil demande désormais un code.`,
  },
  twoStepOff: {
    en: `${product}: signing in on a new device no longer needs a code.`,
    es: `${product}: para iniciar sesión en un dispositivo nuevo ya no se necesita un código.`,
    cf: `${product} : la connexion sur un nouvel appareil ne demande plus de code.`,
  },
  codesMoved: {
    en: `${product}: your codes now go somewhere else.`,
    es: `${product}: tus códigos ahora llegan a otro lugar.`,
    cf: `${product} : vos codes sont désormais envoyés ailleurs.`,
  },
} as const satisfies Record<string, Record<Language, string>>;

/** A change of how somebody signs in. */
export type SecurityChange = keyof typeof texts;

/**
 * Tells a person of a change, in the language of their last sign-in. Tell by the other channel than the one that the proof came by: whoever
 * has got hold of one of them must not be able to hide it.
 */
export async function tellOfChange(
  tx: Db,
  employee: Employee,
  change: SecurityChange,
  { byEmail, at }: { readonly byEmail: boolean; readonly at: Date },
): Promise<void> {
  const language = languageOf(employee.language);
  await tx.insert(outbox).values({
    employeeId: employee.id,
    channel: byEmail ? 'email' : 'text',
    recipient: byEmail ? employee.emailAddress : `+${employee.dialingCode}${employee.mobileNumber}`,
    subject: byEmail ? texts[change][language] : null,
    body: `${texts[change][language]} ${ifNotYou[language]}`,
    sentAt: at,
  });
}
