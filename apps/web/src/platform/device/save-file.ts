import type { Device } from './device.ts';

/** A file's bytes in base64. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let signs = '';
  // In parts: a function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    signs += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(signs);
}

/**
 * Saves a file under its name: by the shell around the page if it can save files, and otherwise as a download. Rejects with the shell's
 * `BridgeRefusal`.
 */
export async function saveFile(file: File, device: Pick<Device, 'can' | 'ask'>): Promise<void> {
  if (device.can('files')) {
    await device.ask('file.save', { name: file.name, mediaType: file.type, base64: await base64Of(file) });
    return;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether someone has closed the device's own window for saving: they know that nothing was saved. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'cancelled';
