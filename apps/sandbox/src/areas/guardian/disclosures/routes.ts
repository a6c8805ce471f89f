import { browserLocale, type Language } from '@dayfare/domain/product';
import { writePdf } from '@dayfare/pdf';
import { readFonts } from '@dayfare/pdf/read-fonts';
import { brandByEnvironment } from '@dayfare/themes/brands/names';
import { readLogo } from '@dayfare/themes/brands/read-logo';
import { readLook } from '@dayfare/themes/brands/read-look';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { Hono } from 'hono';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { disclosures } from './texts.ts';

/** Where the disclosures are, as the configuration tells the app. */
export const disclosuresPath = '/api/documents/e-sign-disclosures.pdf';

/** A document is issued anew after this long: its day is never older. */
const issuedForMs = 60 * 60_000;

/** That of the support's hours: a reader has not signed in, and may be anywhere. */
const timeZone = 'America/New_York';

function writeDisclosures(environment: string, language: Language, issuedAt: number) {
  const { light } = readLook(environment);
  const voice = readVoice(environment, language);
  const { productName: brand, legalName, supportName, supportPhone, supportHours, supportEmail } = voice;
  const { title, paragraphs } = disclosures[language];
  const words = { brand, legalName, phone: supportPhone, email: supportEmail, hours: supportHours };
  return writePdf(
    {
      ...{ locale: browserLocale(language), title, facts: [], issuedAt, timeZone },
      issuer: {
        ...{ brand, legalName, logo: readLogo(environment) },
        contact: [`${supportName} · ${supportPhone}`, supportEmail, supportHours],
        colour: (role) => Object.entries(light).find(([name]) => name === role)?.[1],
      },
      body: paragraphs(words).map((text) => ({ kind: 'paragraph', text })),
    },
    readFonts(),
  );
}

/** The e-sign disclosures as a document that anybody can read, before anything is signed: in the language and brand that are asked for. */
export function createDisclosures({ clock, settings }: Pick<Server, 'clock' | 'settings'>): Hono {
  // Anyone may ask for it without signing in, and drawing it costs more than an answer: each is drawn once an hour.
  const issued = new Map<string, { readonly at: number; readonly pdf: ReturnType<typeof writePdf> }>();
  const issue = (environment: string, language: Language) => {
    const now = clock.now().getTime();
    const brand = Object.entries(brandByEnvironment).find(([name]) => name === environment)?.[1] ?? 'common';
    const key = `${brand} ${language}`;
    const last = issued.get(key);
    if (last && now - last.at < issuedForMs && now >= last.at) return last.pdf;
    const pdf = writeDisclosures(environment, language, now);
    issued.set(key, { at: now, pdf });
    return pdf;
  };
  return new Hono().get('/', async (c) => {
    const { language: named, environment = settings.environment } = c.req.query();
    const pdf = await issue(environment, languageOf(named));
    return c.body(pdf, 200, { 'content-type': 'application/pdf', 'cache-control': 'max-age=3600' });
  });
}
