import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';

/** What an invitation says. */
export interface InviteMessage {
  readonly subject: string;
  readonly body: string;
}

interface Filled {
  readonly name: string;
  readonly brand: string;
  readonly join: string;
  readonly stop: string;
}

const words: Readonly<Record<Language, (filled: Filled) => InviteMessage>> = {
  en: ({ name, brand, join, stop }) => ({
    subject: `${brand}: get paid before payday`,
    body: `Hi ${name}, your employer offers ${brand}: take the pay you’ve earned before payday. Sign up: ${join}\n\nNo more invitations: ${stop}`,
  }),
  es: ({ name, brand, join, stop }) => ({
    subject: `${brand}: cobra antes del día de pago`,
    body: `Hola, ${name}: tu empleador ofrece ${brand}. Retira lo que ya ganaste antes del día de pago. Regístrate: ${join}\n\nNo recibir más invitaciones: ${stop}`,
  }),
  fr: ({ name, brand, join, stop }) => ({
    subject: `${brand} : votre paie avant le jour de paie`,
    body: `Bonjour ${name}, votre employeur offre ${brand} : retirez la paie que vous avez gagnée avant le jour de paie. Inscrivez-vous : ${join}\n\nNe plus recevoir d’invitations : ${stop}`,
  }),
};

/** The person who invites, and the invitation's link. */
export interface Inviter {
  /** First name and initial. */
  readonly name: string;
  readonly link: string;
}

/** Without the name that the inviter gave: what strangers write doesn't go out in our name. */
const fromSomebody: Readonly<Record<Language, (by: Inviter, filled: Omit<Filled, 'name'>) => InviteMessage>> =
  {
    en: ({ name, link }, { brand, stop }) => ({
      subject: `${brand}: ${name} invites you`,
      body: `${name} invites you to ${brand}, to take the pay you’ve earned before payday. For people who are 18 or older: ${link}\n\nNo more invitations: ${stop}`,
    }),
    es: ({ name, link }, { brand, stop }) => ({
      subject: `${brand}: ${name} te invita`,
      body: `${name} te invita a ${brand}, para retirar lo que ya ganaste antes del día de pago. Para personas de 18 años o más: ${link}\n\nNo recibir más invitaciones: ${stop}`,
    }),
    fr: ({ name, link }, { brand, stop }) => ({
      subject: `${brand} : ${name} vous invite`,
      body: `${name} vous invite à ${brand}, pour retirer la paie que vous avez gagnée avant le jour de paie. Pour les personnes de 18 ans ou plus : ${link}\n\nNe plus recevoir d’invitations : ${stop}`,
    }),
  };

/**
 * Writes an invitation. `origin` is where the app is served from; `stopUrl` is the link that stops invitations; `by` is who
 * invites, where that is not the employer.
 */
export function inviteMessage(
  name: string,
  {
    environment,
    language,
    origin,
    stopUrl: stop,
    by,
  }: Readonly<Record<'environment' | 'origin' | 'stopUrl', string>> & {
    readonly language: Language;
    readonly by?: Inviter | undefined;
  },
): InviteMessage {
  const brand = readVoice(environment, language).productName;
  const join = `${origin}/signup/create-user`;
  return by
    ? fromSomebody[language](by, { brand, join, stop })
    : words[language]({ name, brand, join, stop });
}
