import { readVoice } from '@dayfare/themes/brands/read-voice';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { partnerAddress } from './offers.ts';

const dayMs = 24 * 3_600_000;

const subject = {
  en: (brand: string) => `${brand}: your discount on filing taxes`,
  es: (brand: string) => `${brand}: tu descuento para declarar impuestos`,
  fr: (brand: string) => `${brand} : votre rabais pour déclarer vos impôts`,
};

const body = {
  en: (name: string, link: string) =>
    `Hi ${name},\n\nHere is your link to file taxes at a discount: ${link}\n\nIt leads to another company’s site. You don’t need it to use your account with us.`,
  es: (name: string, link: string) =>
    `Hola, ${name}:\n\nEste es tu enlace para declarar impuestos con descuento: ${link}\n\nLleva al sitio de otra empresa. No lo necesitas para usar tu cuenta con nosotros.`,
  fr: (name: string, link: string) =>
    `Bonjour ${name},\n\nVoici votre lien pour déclarer vos impôts à prix réduit : ${link}\n\nIl mène au site d’une autre entreprise. Vous n’en avez pas besoin pour utiliser votre compte chez nous.`,
};

/** E-mails the link to the tax-filing discount. Refuses with DailyLimitReached if it is one too many, and with PartnerNotAvailable. */
export async function sendTaxEmail(context: ApiContext & SignedIn): Promise<true> {
  const { db, clock, settings, employee, language } = context;
  const link = partnerAddress(context, 'TurboTaxUrl').href;
  const quota = { points: settings.limits.taxEmailsPerDay, perMs: dayMs };
  if (!(await spendQuota(db, ['taxEmails', employee.id], quota, { now: clock.now() })))
    throw new Refusal('DailyLimitReached');
  await sendMail(db, {
    ...{ employeeId: employee.id, recipient: employee.emailAddress },
    ...{ language, environment: employee.environment },
    subject: subject[language](readVoice(employee.environment, language).productName),
    body: body[language](employee.firstName, link),
    sentAt: clock.now(),
  });
  return true;
}
