import type { Body } from '@dayfare/api/transport/signature';
import { maxUpload } from '@dayfare/api/wire';
import { Refusal } from './refusal.ts';

const largestBody = 256 * 1024;
/** The largest file, plus the multipart headers. */
const largestUpload = maxUpload + 64 * 1024;

const isUpload = (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');

/**
 * Reads at most this many bytes. If more are announced, nothing is read; otherwise reading stops at the limit, because a chunked body
 * announces nothing.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal('RequestTooLarge');
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    length += value.length;
    if (length > most) {
      // The rest is neither awaited nor stored: the sender finds the connection closed.
      reader?.cancel().catch(() => undefined);
      throw new Refusal('RequestTooLarge');
    }
    pieces.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The body as it was signed: text, or the bytes of an upload. Refuses with RequestTooLarge. */
export async function readBody(request: Request): Promise<Body> {
  const bytes = await readBytes(request, isUpload(request) ? largestUpload : largestBody);
  return isUpload(request) ? bytes : new TextDecoder().decode(bytes);
}
