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

/** Extensions of files that may be uploaded, in the documents' order. */
export const uploadTypes: readonly UploadType[] = Object.keys(contentTypes).filter(isUploadType);

/** A file that a person chose. */
export interface UploadFile {
  readonly name: string;
  /** Media type from the browser; empty if unknown. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Limits of an upload, inclusive. The documents give none: null leaves the decision to the server. */
export interface UploadLimits {
  readonly maxBytes: number | null;
  readonly maxFiles: number | null;
}

/** Whether a file's extension is allowed and its media type, if known, matches. */
export function isUploadable({ name, type }: Pick<UploadFile, 'name' | 'type'>): boolean {
  const ending = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isUploadType(ending)) return false;
  const known: readonly string[] = contentTypes[ending];
  // A type may have parameters, such as `application/pdf; version=1.7`.
  const [media = ''] = type.toLowerCase().split(';');
  return type === '' || known.includes(media.trim());
}

/** Returns what is wrong with a file. */
export function uploadProblem(
  file: UploadFile,
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): Problem<'FileTypeNotAllowed' | 'FileEmpty' | 'FileTooLarge'> | null {
  if (!isUploadable(file)) return { key: 'FileTypeNotAllowed', allowed: uploadTypes };
  if (file.size === 0) return { key: 'FileEmpty' };
  return maxBytes !== null && file.size > maxBytes ? { key: 'FileTooLarge', maxBytes } : null;
}

/** Returns what is wrong with several files: their number first, then the first invalid file. */
export function uploadsProblem(files: readonly UploadFile[], limits: UploadLimits): Problem | null {
  const tooMany = countProblem('files', files.length, limits.maxFiles);
  if (tooMany) return tooMany;
  for (const file of files) {
    const problem = uploadProblem(file, limits);
    if (problem) return problem;
  }
  return null;
}

/** Returns what is wrong with media for a chat, whose texts say media instead of files. */
export function mediaProblem(file: UploadFile): Problem<'MediaNotSupported'> | null {
  return isUploadable(file) ? null : { key: 'MediaNotSupported', allowed: uploadTypes };
}
