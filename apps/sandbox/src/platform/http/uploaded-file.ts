import { extname } from 'node:path';
import { isUploadable, uploadTypes } from '@dayfare/domain/validation';

/** What may be uploaded, by its extension. */
export type UploadType = (typeof uploadTypes)[number];

/** First bytes of each file type. A file's name proves nothing. */
const beginnings: Readonly<Record<UploadType, readonly string[]>> = {
  pdf: ['25504446'],
  png: ['89504e470d0a1a0a'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  docx: ['504b0304'],
  doc: ['d0cf11e0a1b11ae1'],
};

/** The media type of each file type. */
export const contentTypes: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** Returns the type of a file, if its name and content agree on one that may be uploaded. */
export function typeOf(name: string, bytes: Buffer): UploadType | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  const type = uploadTypes.find((one) => one === ending);
  const head = bytes.subarray(0, 8).toString('hex');
  if (!isUploadable({ name, type: '' })) return undefined;
  return type !== undefined && beginnings[type].some((start) => head.startsWith(start)) ? type : undefined;
}

const longestName = 120;

/** Returns a file's name without folders and invalid characters; the extension is kept. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^\.+/, '');
  const ending = extname(plain);
  return plain.slice(0, plain.length - ending.length).slice(0, longestName - ending.length) + ending;
}
