/** Texts that every document has around its content. */
interface FrameTexts {
  readonly issued: string;
  readonly copied: string;
  readonly page: (page: number, pages: number) => string;
}

const texts: Readonly<Record<string, FrameTexts>> = {
  en: {
    issued: 'Date of issue',
    copied: 'Copy made on',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    issued: 'Fecha de emisión',
    copied: 'Copia hecha el',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  fr: {
    issued: 'Date d’émission',
    copied: 'Copie faite le',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};

/** The texts of a locale such as `fr-CA`; those of English for a language that has none. */
export const frameTexts = (locale: string): FrameTexts => {
  const [language = ''] = locale.split('-');
  const own = Object.hasOwn(texts, language) ? texts[language] : texts.en;
  if (!own) throw new Error('English has its texts.');
  return own;
};
