import { browserLocale } from '@dayfare/domain/product';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useLanguage, useTexts, useVoice } from '../i18n/use-texts.ts';
import type { PdfContent } from './pdf-page.ts';

/** What a document says besides what every one of them does. */
export type OwnPdfContent = Omit<PdfContent, 'locale' | 'brand' | 'footer'>;

/** Saves documents in the brand's name. */
export interface PdfSaving {
  readonly isSaving: boolean;
  /** Makes and saves a PDF; shows a message if that fails. */
  readonly save: (content: OwnPdfContent, fileName: string) => Promise<void>;
}

/** Whether someone has closed the device's own window for saving: they know that nothing was saved. */
const wasCancelled = (error: unknown) =>
  error instanceof Error && 'reason' in error && error.reason === 'cancelled';

/** Saves what a person wants to keep as a PDF. The library is loaded with the first one. */
export function useSavePdf(): PdfSaving {
  const { notices, device } = useApp();
  const t = useTexts('app');
  const voice = useVoice();
  const language = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const save = async (content: OwnPdfContent, fileName: string) => {
    setSaving(true);
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
    } catch (error) {
      if (wasCancelled(error)) return;
      notices.say({ message: t('problem.pdfText'), tone: 'danger', durationMs: snackbarDurations.component });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
