import { crc32, deflateSync } from 'node:zlib';

/** What a test document says of its holder. */
export interface IdentityDocument {
  readonly firstName: string;
  readonly lastName: string;
  /** `1994-03-18` */
  readonly birthDate: string;
}

/** The keyword of the text in a picture that makes it a test document. */
const keyword = 'dayfare-test-document';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const size = { width: 320, height: 202 } as const;

/** A gray card with a darker field where the photo would be. */
function pixels(): Buffer {
  const rows = Buffer.alloc((size.width + 1) * size.height, 225);
  for (let y = 0; y < size.height; y += 1) {
    const start = y * (size.width + 1);
    rows[start] = 0;
    if (y > 40 && y < 160) rows.fill(150, start + 20, start + 110);
  }
  return deflateSync(rows);
}

/** A picture in which the scanner finds a person: a PNG with a text of its own. */
export function writeDocument(document: IdentityDocument): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  // Eight bits of gray.
  header[8] = 8;
  const text = Buffer.from(
    `${keyword}\0${Buffer.from(JSON.stringify(document)).toString('base64')}`,
    'latin1',
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', text),
    chunk('IDAT', pixels()),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What became of a picture. */
export type Reading =
  | { readonly status: 'captured'; readonly document: IdentityDocument }
  | { readonly status: 'unreadable' | 'expired'; readonly document: null };

function isDocument(value: unknown): value is IdentityDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { firstName, lastName, birthDate } = value as Readonly<Record<string, unknown>>;
  return [firstName, lastName, birthDate].every((part) => typeof part === 'string');
}

/** Reads a test document. Every other picture cannot be read; one whose file name says `expired` is out of date. */
export function readDocument(bytes: Buffer, fileName: string): Reading {
  if (/expired/i.test(fileName)) return { status: 'expired', document: null };
  const text = bytes.toString('latin1');
  const [, encoded] = new RegExp(`${keyword}\\0([A-Za-z0-9+/=]+)`).exec(text) ?? [];
  try {
    const document: unknown = JSON.parse(Buffer.from(encoded ?? '', 'base64').toString('utf8'));
    if (isDocument(document)) return { status: 'captured', document };
  } catch {
    // No text of ours: a picture like any other.
  }
  return { status: 'unreadable', document: null };
}
