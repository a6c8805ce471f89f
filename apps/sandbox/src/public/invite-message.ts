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

/** Writes an invitation. `origin` is where the app is served from; `token` is the secret of the link that stops invitations. */
export function inviteMessage(
  name: string,
  {
    environment,
    language,
    origin,
    token,
  }: Readonly<Record<'environment' | 'origin' | 'token', string>> & {
    readonly language: Language;
  },
): InviteMessage {
  return words[language]({
    name,
    brand: readVoice(environment, language).productName,
    join: `${origin}/signup/create-user`,
    stop: `${origin}/unsubscribe-smartInvite?token=${token}`,
  });
}
