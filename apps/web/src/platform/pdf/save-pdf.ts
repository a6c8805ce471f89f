import bold from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import normal from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import pdfMake from 'pdfmake/build/pdfmake';
import type { Device } from '../device/device.ts';
import { saveFile } from '../device/save-file.ts';
import { type PdfContent, pageOf } from './pdf-page.ts';

const font = (path: string) => new URL(path, window.location.href).href;

/**
 * Makes a PDF whose text can be selected and read out, and saves it under this name: by the shell around the page if it can save files, and
 * otherwise as a download. Import this module when a person asks for a PDF: it brings the library with it, some 400 kB. Rejects if a font could
 * not be fetched, and with the shell's `BridgeRefusal`.
 */
export async function savePdf(
  content: PdfContent,
  fileName: string,
  device: Pick<Device, 'can' | 'ask'>,
): Promise<void> {
  const [roman, medium] = [font(normal), font(bold)];
  pdfMake.setFonts({ Roboto: { normal: roman, bold: medium, italics: roman, bolditalics: medium } });
  const pdf = pdfMake.createPdf(pageOf(content));
  await saveFile(new File([await pdf.getBlob()], fileName, { type: 'application/pdf' }), device);
}
