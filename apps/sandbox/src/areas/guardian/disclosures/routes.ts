import { browserLocale } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { Hono } from 'hono';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { disclosures } from './texts.ts';
import { writePdf } from './write-pdf.ts';

/** Where the disclosures are, as the configuration tells the app. */
export const disclosuresPath = '/api/documents/e-sign-disclosures.pdf';

/** The e-sign disclosures as a document that anybody can read, before anything is signed: in the language and brand that are asked for. */
export function createDisclosures({ settings }: Pick<Server, 'settings'>): Hono {
  return new Hono().get('/', (c) => {
    const { language: named, environment = settings.environment } = c.req.query();
    const language = languageOf(named);
    const {
      productName: brand,
      legalName,
      supportPhone,
      supportHours,
      supportEmail,
    } = readVoice(environment, language);
    const { title, paragraphs } = disclosures[language];
    const words = { brand, legalName, phone: supportPhone, email: supportEmail, hours: supportHours };
    const pdf = writePdf({
      ...{ locale: browserLocale(language), title },
      paragraphs: paragraphs(words).map((text) => ({ text })),
    });
    return c.body(pdf, 200, { 'content-type': 'application/pdf', 'cache-control': 'max-age=3600' });
  });
}
