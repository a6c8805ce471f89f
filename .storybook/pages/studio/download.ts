import type { StudioFile } from './files.ts';

/** Gives the reader a file, as a link with a `download` would. */
export function download({ name, content, type }: StudioFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
