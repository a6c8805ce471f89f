import { browserLocale, type Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';

const words: Readonly<Record<Language, Readonly<Record<'accepted' | 'refused', (day: string) => string>>>> = {
  en: {
    accepted: (day) => `what you sent us for ${day} is accepted.`,
    refused: (day) =>
      `we couldn’t accept what you sent us for ${day}. The app says why, and you can send it again.`,
  },
  es: {
    accepted: (day) => `aceptamos lo que nos enviaste del ${day}.`,
    refused: (day) =>
      `no pudimos aceptar lo que nos enviaste del ${day}. La aplicación dice por qué, y puedes enviarlo de nuevo.`,
  },
  fr: {
    accepted: (day) => `ce que vous avez envoyé pour le ${day} est accepté.`,
    refused: (day) =>
      `nous n’avons pas pu accepter ce que vous avez envoyé pour le ${day}. L’application dit pourquoi, et vous pouvez l’envoyer de nouveau.`,
  },
};

/** Texts a person what was decided about a proof of theirs. */
export async function tellOfDecision(
  tx: Db,
  employee: Employee,
  { isAccepted, day, at }: { readonly isAccepted: boolean; readonly day: string; readonly at: Date },
): Promise<void> {
  const language = languageOf(employee.language);
  const date = new Intl.DateTimeFormat(browserLocale(language), {
    ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(Date.parse(day));
  const { productName } = readVoice(employee.environment, language);
  const body = words[language][isAccepted ? 'accepted' : 'refused'](date);
  await textTo(tx, employee, { body: `${productName}${language === 'fr' ? ' : ' : ': '}${body}`, at });
}
