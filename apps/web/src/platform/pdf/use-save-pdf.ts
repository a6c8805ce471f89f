import { browserLocale } from '@dayfare/domain/product';
import { useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { wasCancelled } from '../device/save-file.ts';
import { useLanguage, useTexts, useVoice } from '../i18n/use-texts.ts';
import type { PdfContent } from './pdf-page.ts';

/** What a document says besides what every one of them does. */
export type OwnPdfContent = Omit<PdfContent, 'locale' | 'brand' | 'footer'>;

/** Saves documents in the brand's name. */
export interface PdfSaving {
  readonly isSaving: boolean;
  /** Why the last one could not be saved, to be shown where it was asked for; null if nothing is wrong. */
  readonly problem: string | null;
  /** Makes and saves a PDF. Resolves with whether there is nothing left to do: it is saved, or the person has called it off. */
  readonly save: (content: OwnPdfContent, fileName: string) => Promise<boolean>;
}

/** Saves what a person wants to keep as a PDF. The library is loaded with the first one. */
export function useSavePdf(): PdfSaving {
  const { device } = useApp();
  const t = useTexts('app');
  const voice = useVoice();
  const language = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (content: OwnPdfContent, fileName: string) => {
    setSaving(true);
    setProblem(null);
    try {
      const { savePdf } = await import('./save-pdf.ts');
      const footer = [
        voice('legalName'),
        `${voice('supportName')}: ${voice('supportPhone')}. ${voice('supportHours')}.`,
      ];
      await savePdf(
        { locale: browserLocale(language), brand: voice('productName'), footer, ...content },
        fileName,
        device,
      );
      return true;
    } catch (error) {
      if (wasCancelled(error)) return true;
      setProblem(t('problem.pdfText'));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, problem, save };
}
