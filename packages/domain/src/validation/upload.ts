import { countProblem } from './count-limits.ts';
import type { Problem } from './problem.ts';

const contentTypes = {
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  doc: ['application/msword'],
  jpeg: ['image/jpeg', 'image/jpg'],
  jpg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
} as const satisfies Record<string, readonly string[]>;

type UploadType = keyof typeof contentTypes;

const isUploadType = (ending: string): ending is UploadType => Object.hasOwn(contentTypes, ending);

/** Endings of the files that may be uploaded, in the order of the documents. */
export const uploadTypes: readonly UploadType[] = Object.keys(contentTypes).filter(isUploadType);

/** A file that someone chose. */
export interface UploadFile {
  readonly name: string;
  /** Media type as the browser gives it; empty when it knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Bounds of an upload, both included. The documents give none: null leaves the decision to the server. */
export interface UploadLimits {
  readonly maxBytes: number | null;
  readonly maxFiles: number | null;
}

/** Whether a file's ending is allowed and its media type, if known, doesn't contradict it. */
export function isUploadable({ name, type }: Pick<UploadFile, 'name' | 'type'>): boolean {
  const ending = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isUploadType(ending)) return false;
  const known: readonly string[] = contentTypes[ending];
  // A type may carry parameters, as in `application/pdf; version=1.7`.
  const [media = ''] = type.toLowerCase().split(';');
  return type === '' || known.includes(media.trim());
}

/** What is wrong with one file. */
export function uploadProblem(
  file: UploadFile,
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): Problem<'FileTypeNotAllowed' | 'FileEmpty' | 'FileTooLarge'> | null {
  if (!isUploadable(file)) return { key: 'FileTypeNotAllowed', allowed: uploadTypes };
  if (file.size === 0) return { key: 'FileEmpty' };
  return maxBytes !== null && file.size > maxBytes ? { key: 'FileTooLarge', maxBytes } : null;
}

/** What is wrong with files chosen together: their number first, then the first file that can't go. */
export function uploadsProblem(files: readonly UploadFile[], limits: UploadLimits): Problem | null {
  const tooMany = countProblem('files', files.length, limits.maxFiles);
  if (tooMany) return tooMany;
  for (const file of files) {
    const problem = uploadProblem(file, limits);
    if (problem) return problem;
  }
  return null;
}

/** What is wrong with media that is sent in a chat, which speaks of media rather than of files. */
export function mediaProblem(file: UploadFile): Problem<'MediaNotSupported'> | null {
  return isUploadable(file) ? null : { key: 'MediaNotSupported', allowed: uploadTypes };
}
