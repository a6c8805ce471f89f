/** File types for the documents people are asked for. */
export const usualTypes = ['pdf', 'docx', 'doc', 'jpeg', 'jpg', 'png'] as const;

/** What a field accepts. */
export interface FileLimits {
  /** Lower-case extensions without the dot. */
  types: readonly string[];
  /** Maximum size of a file in bytes. */
  maxSize: number | undefined;
  /** How many more files can be added. */
  room: number;
}

/** Why a file was not accepted. */
type RefusalReason = 'type' | 'size' | 'empty' | 'count';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

const endingOf = (name: string) => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');

function faultOf({ name, size }: File, { types, maxSize }: FileLimits): RefusalReason | undefined {
  if (!types.includes(endingOf(name))) return 'type';
  if (size === 0) return 'empty';
  return maxSize !== undefined && size > maxSize ? 'size' : undefined;
}

/** Splits files into accepted ones, in order, and rejected ones with the reason. */
export function sortFiles(files: readonly File[], limits: FileLimits): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = faultOf(file, limits) ?? (taken.length >= limits.room ? 'count' : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** Media types of photos. Android only offers its camera if one of them is accepted; an extension isn't enough. */
const photos: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The `accept` attribute of the file picker: `.pdf,.docx`. */
export const acceptedTypes = (types: readonly string[]) => [
  ...types.map((type) => `.${type}`),
  ...new Set(types.flatMap((type) => photos[type] ?? [])),
];

/** The types as text: `PDF, DOCX or PNG`. */
export const typesInWords = (types: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(types.map((type) => type.toUpperCase()));

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in a short unit: `4.2 MB`, `4,2 Mo`. Units are powers of 1,000, as phones show them. */
export function sizeInWords(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const unit = units[step] ?? 'byte';
  const display = unit === 'byte' ? 'long' : 'short';
  const format = { style: 'unit', unit, unitDisplay: display, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}
