import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Employee } from '../../session/index.ts';

const hints = {
  en: (phone) =>
    ` Your account is closed. Call ${phone}, and we’ll open it so that you can take the money out.`,
  es: (phone) =>
    ` Tu cuenta está cerrada. Llama al ${phone} y la abriremos para que puedas retirar el dinero.`,
  fr: (phone) =>
    ` Votre compte est fermé. Appelez le ${phone} : nous l’ouvrirons pour que vous puissiez retirer l’argent.`,
} as const satisfies Record<Language, (phone: string) => string>;

/** The end of a text about money that is with us again: how users with a closed account get to it. Empty for open accounts. */
export function closedHint({ closedAt, environment }: Employee, language: Language): string {
  return closedAt === null ? '' : hints[language](readVoice(environment, language).supportPhone);
}
