/** Fields and files of an upload, by name. */
export type UploadFields = Readonly<Record<string, string | File>>;

/** A multipart body and the content type that names its boundary. */
export interface Multipart {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** Quotes and line breaks would end a part's header early; browsers escape them the same way. */
const escaped = (text: string) => text.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign));

/**
 * Encodes fields as multipart/form-data. Not left to the browser, because the signature covers the exact bytes. `boundary` must not occur
 * in any of them; by default it is random.
 */
export async function multipartOf(
  fields: UploadFields,
  boundary = `df-${crypto.randomUUID()}`,
): Promise<Multipart> {
  const parts: BlobPart[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof value === 'string') {
      parts.push(`--${boundary}\r\n${disposition}\r\n\r\n${value}\r\n`);
    } else {
      const type = /^[\w.+-]+\/[\w.+-]+$/.test(value.type) ? value.type : 'application/octet-stream';
      const head = `${disposition}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}`;
      parts.push(`--${boundary}\r\n${head}\r\n\r\n`, value, '\r\n');
    }
  }
  parts.push(`--${boundary}--\r\n`);
  const body = new Uint8Array(await new Blob(parts).arrayBuffer());
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}
