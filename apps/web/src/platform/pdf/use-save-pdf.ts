import { isTimeZone } from '@dayfare/domain/money';
import { browserLocale } from '@dayfare/domain/product';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { useState } from 'react';
import { useApp, useSession } from '../app-context/app-context.ts';
import { serverNow } from '../device/now.ts';
import { wasCancelled } from '../device/save-file.ts';
import { useLanguage, useTexts, useVoice } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';
import type { SavedContent } from './save-pdf.ts';

/** What a document says besides what every one of them does. */
export interface OwnPdfContent
  extends Pick<SavedContent, 'title' | 'subtitle' | 'facts' | 'body' | 'isCopy'> {
  /** BCP 47 language of title and body, if it may differ from the page's. */
  readonly locale?: string | undefined;
}

/** Saves documents in the brand's name. */
export interface PdfSaving {
  readonly isSaving: boolean;
  /** Why the last one could not be saved, to be shown where it was asked for; null if nothing is wrong. */
  readonly problem: string | null;
  /** Makes and saves a PDF. Resolves with whether there is nothing left to do: it is saved, or the person has called it off. */
  readonly save: (content: OwnPdfContent, fileName: string) => Promise<boolean>;
}

/** What every document of this page has: the brand, how to reach it, and when it is made. */
function useFrame(): () => Omit<SavedContent, keyof OwnPdfContent> {
  const { api, brand } = useApp();
  const voice = useVoice();
  const language = useLanguage();
  const timeZone = useSession()?.user.timeZone;
  const own = brandLogos[useCell(brand.current)].full;
  const over = useCell(brand.over);
  return () => ({
    frameLocale: browserLocale(language),
    issuer: {
      brand: over?.name ?? voice('productName'),
      legalName: voice('legalName'),
      contact: [
        `${voice('supportName')} · ${voice('supportPhone')}`,
        voice('supportEmail'),
        voice('supportHours'),
      ],
      logoUrl: over ? over.logo?.url : own.url,
    },
    issuedAt: serverNow(api),
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
  });
}

/** Saves what a person wants to keep as a PDF. The library is loaded with the first one. */
export function useSavePdf(): PdfSaving {
  const { device } = useApp();
  const t = useTexts('app');
  const language = useLanguage();
  const frame = useFrame();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (content: OwnPdfContent, fileName: string) => {
    setSaving(true);
    setProblem(null);
    try {
      const { savePdf } = await import('./save-pdf.ts');
      const locale = content.locale ?? browserLocale(language);
      await savePdf({ ...frame(), ...content, locale }, fileName, device);
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
