import type { CardApproval } from '@dayfare/domain/card';
import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo } from '../../session/index.ts';

const texts: Readonly<Record<Exclude<CardApproval, 'None'>, Readonly<Record<Language, string>>>> = {
  UnderReview: {
    en: 'we have your card application and are looking at it. There’s nothing you need to do.',
    es: 'recibimos tu solicitud de tarjeta y la estamos revisando. No tienes que hacer nada.',
    fr: 'nous avons reçu votre demande de carte et nous l’examinons. Vous n’avez rien à faire.',
  },
  Approved: {
    en: 'your card is approved. It works online now, and the card itself is in the mail within 2 days.',
    es: 'tu tarjeta está aprobada. Ya funciona en internet, y la tarjeta sale por correo en 2 días.',
    fr: 'votre carte est approuvée. Elle fonctionne en ligne dès maintenant et sera postée d’ici 2 jours.',
  },
  Reject: {
    en: 'your card application wasn’t approved. The reason and what you can do are in the app.',
    es: 'tu solicitud de tarjeta no fue aprobada. El motivo y lo que puedes hacer están en la aplicación.',
    fr: 'votre demande de carte n’a pas été approuvée. Le motif et vos recours figurent dans l’application.',
  },
};

/** Texts a person what came of their application. */
export async function tellOfApplication(
  tx: Db,
  employee: Employee,
  { approval, at }: { readonly approval: Exclude<CardApproval, 'None'>; readonly at: Date },
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, {
    body: `${productName}${language === 'fr' ? ' : ' : ': '}${texts[approval][language]}`,
    at,
  });
}
