import { formatMoney, fromWire } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { Refusal } from '../../../platform/http/refusal.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { currencyOf } from '../../money/index.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { readDeposit } from './direct-deposit.ts';

const dayMs = 24 * 3_600_000;

interface Form {
  readonly holder: string;
  readonly employer: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly share: string;
}

const subject = {
  en: (brand: string) => `${brand}: direct deposit form`,
  es: (brand: string) => `${brand}: formulario de depósito directo`,
  fr: (brand: string) => `${brand}\u00A0: formulaire de dépôt direct`,
} as const satisfies Record<Language, (brand: string) => string>;

const body = {
  en: (form) =>
    `Please pay ${form.share} of ${form.holder}’s pay to this account.\n\nEmployer: ${form.employer}\nBank: ${form.bankName}\nRouting number: ${form.routingNumber}\nAccount number: ${form.accountNumber}\nKind of account: checking`,
  es: (form) =>
    `Depositen ${form.share} del pago de ${form.holder} en esta cuenta.\n\nEmpleador: ${form.employer}\nBanco: ${form.bankName}\nNúmero de ruta: ${form.routingNumber}\nNúmero de cuenta: ${form.accountNumber}\nTipo de cuenta: corriente`,
  fr: (form) =>
    `Veuillez verser ${form.share} de la paie de ${form.holder} sur ce compte.\n\nEmployeur\u00A0: ${form.employer}\nBanque\u00A0: ${form.bankName}\nNuméro d’acheminement\u00A0: ${form.routingNumber}\nNuméro de compte\u00A0: ${form.accountNumber}\nType de compte\u00A0: compte-chèques`,
} as const satisfies Record<Language, (form: Form) => string>;

const all = { en: 'all', es: 'todo', fr: 'la totalité' } as const satisfies Record<Language, string>;

/** E-mails the form for a direct deposit to the payroll department. Refuses with CardNotFound, or DailyLimitReached if it is one too many. */
export async function emailForm(
  context: ApiContext & SignedIn,
  { cardID, emailAddress }: { readonly cardID: number; readonly emailAddress: string },
): Promise<true> {
  const { db, clock, settings, employee, language } = context;
  const { request, ...form } = await readDeposit(context, cardID);
  const quota = { points: settings.limits.receiptsPerDay, perMs: dayMs };
  // Our e-mails are not for writing to strangers.
  if (!(await spendQuota(db, ['depositForms', employee.id], quota, { now: clock.now() })))
    throw new Refusal('DailyLimitReached');
  const { amount = null, percent = null } = request ?? {};
  const part = percent === null ? all[language] : `${percent}\u00A0%`;
  const share =
    amount === null ? part : formatMoney(fromWire(amount), { currency: currencyOf(employee), language });
  await sendMail(db, {
    ...{ employeeId: employee.id, recipient: emailAddress, sentAt: clock.now() },
    ...{ language, environment: employee.environment },
    subject: subject[language](readVoice(employee.environment, language).productName),
    body: body[language]({ ...form, share }),
  });
  return true;
}
