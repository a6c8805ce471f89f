import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { outbox } from '../../platform/http/tables.ts';
import { type Employee, textTo } from '../session/index.ts';

interface Words {
  readonly brand: string;
  readonly firstName: string;
  readonly link: string;
}

const texts = {
  asked: {
    en: ({ brand, firstName, link }) =>
      `${brand}: ${firstName} would like our card and is under 18, so a parent or guardian has to agree. Read what it means and decide here, within 7 days: ${link}`,
    es: ({ brand, firstName, link }) =>
      `${brand}: ${firstName} quiere nuestra tarjeta y tiene menos de 18 años. Por eso debe autorizarla su padre, madre o tutor. Lee qué significa y decide aquí, en un plazo de 7 días: ${link}`,
    fr: ({ brand, firstName, link }) =>
      `${brand} : ${firstName} souhaite notre carte et a moins de 18 ans. Un parent ou tuteur doit donc donner son accord. Lisez ce que cela signifie et décidez ici, dans les 7 jours : ${link}`,
  },
  agreed: {
    en: ({ brand }) => `${brand}: your parent or guardian has agreed. You can use the card in the app now.`,
    es: ({ brand }) =>
      `${brand}: tu padre, madre o tutor dio su autorización. Ya puedes usar la tarjeta en la aplicación.`,
    fr: ({ brand }) =>
      `${brand} : votre parent ou tuteur a donné son accord. Vous pouvez maintenant utiliser la carte dans l’application.`,
  },
} as const satisfies Record<string, Record<Language, (words: Words) => string>>;

/** Sends a guardian the link, in a language of their own where that is known and otherwise in the minor's. */
export async function textGuardian(
  tx: Db,
  minor: Employee,
  {
    phone,
    link,
    at,
    language = languageOf(minor.language),
  }: { readonly phone: string; readonly link: string; readonly at: Date; readonly language?: Language },
): Promise<void> {
  const { productName: brand } = readVoice(minor.environment, language);
  const body = texts.asked[language]({ brand, firstName: minor.firstName, link });
  // Without an account: the guardian has none.
  await tx.insert(outbox).values({ employeeId: null, channel: 'text', recipient: phone, body, sentAt: at });
}

/** Tells the minor that the guardian has agreed. */
export async function textMinor(tx: Db, minor: Employee, at: Date): Promise<void> {
  const language = languageOf(minor.language);
  const { productName: brand } = readVoice(minor.environment, language);
  await textTo(tx, minor, {
    body: texts.agreed[language]({ brand, firstName: minor.firstName, link: '' }),
    at,
  });
}
