import { vi } from 'vitest';

/** A JPEG as far as its first bytes. */
const jpeg = `data:image/jpeg;base64,${btoa('\xff\xd8\xff\xe0')}`;

/** Has pictures read and drawn, which jsdom can't: each square is the same small JPEG. */
export function drawPictures(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(jpeg);
}
