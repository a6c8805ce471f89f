import { writePdf } from '@dayfare/pdf';
import type { PdfContent, PdfIssuer } from '@dayfare/pdf/content';
import regular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import bold from '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf?url';
import type { Device } from '../device/device.ts';
import { saveFile } from '../device/save-file.ts';
import { paperColour } from './paper-colour.ts';

/** A document with the address of its issuer's logo, if there is one. */
export interface SavedContent extends Omit<PdfContent, 'issuer'> {
  readonly issuer: Omit<PdfIssuer, 'logo' | 'colour'> & { readonly logoUrl: string | undefined };
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(new URL(path, window.location.href));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

const font = async (path: string) => new Uint8Array(await (await fetched(path)).arrayBuffer());

/** A document is no worse without its logo: the brand's name stands in its place. */
const logoOf = (url: string | undefined) =>
  url === undefined
    ? undefined
    : fetched(url).then(
        (response) => response.text(),
        () => undefined,
      );

/**
 * Makes a tagged PDF and saves it under this name: by the shell around the page if it can save files, and otherwise as a download. Import this
 * module when a person asks for a PDF: it brings the library with it, some 200 kB. Rejects if a font could not be fetched, and with the shell's
 * `BridgeRefusal`.
 */
export async function savePdf(
  { issuer: { logoUrl, ...issuer }, ...content }: SavedContent,
  fileName: string,
  device: Pick<Device, 'can' | 'ask'>,
): Promise<void> {
  const [logo, ...fonts] = await Promise.all([logoOf(logoUrl), font(regular), font(bold)]);
  const bytes = await writePdf(
    { ...content, issuer: { ...issuer, logo, colour: paperColour } },
    { regular: fonts[0], bold: fonts[1] },
  );
  await saveFile(new File([bytes], fileName, { type: 'application/pdf' }), device);
}
