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

/** Whether a file's extension is allowed and its media type matches; `type` is empty where the browser knows none. */
export function isUploadable({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const ending = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isUploadType(ending)) return false;
  const known: readonly string[] = contentTypes[ending];
  // A type may have parameters, such as `application/pdf; version=1.7`.
  const [media = ''] = type.toLowerCase().split(';');
  return type === '' || known.includes(media.trim());
}
