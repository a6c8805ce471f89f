import bold from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import normal from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import pdfMake from 'pdfmake/build/pdfmake';
import { type PdfContent, pageOf } from './pdf-page.ts';

const font = (path: string) => new URL(path, window.location.href).href;

/**
 * Makes a PDF whose text can be selected and read out, and saves it under this name. Import this module when a person asks for a PDF: it
 * brings the library with it, some 400 kB. Rejects if a font could not be fetched.
 */
export async function savePdf(content: PdfContent, fileName: string): Promise<void> {
  const [roman, medium] = [font(normal), font(bold)];
  pdfMake.setFonts({ Roboto: { normal: roman, bold: medium, italics: roman, bolditalics: medium } });
  const address = URL.createObjectURL(await pdfMake.createPdf(pageOf(content)).getBlob());
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
