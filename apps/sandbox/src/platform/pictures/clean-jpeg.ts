const startOfScan = 0xda;
const endOfImage = 0xd9;
const exif = 0xe1;

/** JFIF, the colour profile and Adobe's colour transform say how a picture looks; other application data and comments do not. */
const isShown = (marker: number) =>
  !((marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe);

/** Whether a marker stands alone, without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

interface Segment {
  readonly marker: number;
  /** Where it starts with its marker, and where the next one starts. */
  readonly at: number;
  readonly end: number;
}

/** The segments of a JPEG up to its end; a scan goes up to the next marker. What is no JPEG any more is left out. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      yield { marker, at, end: at + 2 };
      return;
    }
    const afterHead = isBare(marker) || at + 4 > bytes.length ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === startOfScan ? endOfScan(bytes, afterHead) : afterHead;
    yield { marker, at, end };
    at = end;
  }
}

/** Where the entropy-coded data that start here end: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Which way up the camera was held, 1 to 8; 1 where the Exif data do not say. */
function orientationIn(segment: Buffer): number {
  const tiff = segment.subarray(10);
  if (segment.toString('latin1', 4, 8) !== 'Exif' || tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return 1;
}

/** Exif data that say nothing but which way up the picture is. */
const exifOf = (orientation: number): Buffer =>
  Buffer.from(
    `ffe10022457869660000${'4d4d002a00000008'}${'0001'}${'0112000300000001'}00${orientation.toString(16).padStart(2, '0')}0000${'00000000'}`,
    'hex',
  );

/** A JPEG with what is shown alone: no position, no camera, no comments, and nothing after its end. It stays the right way up. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (const { marker, at, end } of segmentsOf(bytes)) {
    const segment = bytes.subarray(at, end);
    if (isShown(marker)) parts.push(segment);
    const orientation = marker === exif ? orientationIn(segment) : 1;
    if (orientation > 1 && orientation <= 8) parts.push(exifOf(orientation));
  }
  return Buffer.concat([bytes.subarray(0, 2), ...parts]);
}

/** How many px a JPEG unfolds to; 0 where it does not say. */
export function pixelsOfJpeg(bytes: Buffer): number {
  for (const { marker, at, end } of segmentsOf(bytes))
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && end >= at + 9)
      return at + 9 > bytes.length ? 0 : bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  return 0;
}
