import { useCanSaveFiles } from '../../../platform/device/use-can-save-files.ts';
import { useSavePdf } from '../../../platform/pdf/use-save-pdf.ts';

/** Saves a document that is read here as a PDF. Nothing where the device cannot save files. */
export function useCopy(title: string, fileName: string) {
  const canSave = useCanSaveFiles();
  const { isSaving, problem, save } = useSavePdf();
  const saveCopy = async (html: string) => {
    const { pdfText } = await import('../../../platform/pdf/pdf-text.ts');
    await save({ title, facts: [], body: pdfText(html), isCopy: true }, fileName);
  };
  return { isSaving, problem, save: canSave ? (html: string) => void saveCopy(html) : undefined };
}
