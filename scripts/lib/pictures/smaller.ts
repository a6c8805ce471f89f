import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { toPalette } from './palette.ts';

/** What a picture may have at most, bytes: a README is also read on phones. */
const most = 400_000;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of at most 256 colours, which pngjs does not write. */
function writeIndexed({ width, height, data }: PNG): Buffer {
  const { colours, pixels } = toPalette(data);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each an index into the colours.
  header.set([8, 3, 0, 0, 0], 8);
  // Each line begins with its filter, 0 for none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line += 1)
    lines.set(pixels.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture in fewer bytes: the same pixels packed tightly, and in 256 colours where that is still too much. */
export function smaller(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const packed = PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: 0 });
  return packed.length <= most ? packed : writeIndexed(picture);
}

/** What is wrong with the size of a picture; undefined if nothing is. */
export const sizeProblem = (name: string, bytes: number): string | undefined =>
  bytes > most
    ? `${name}.png has ${Math.ceil(bytes / 1000)} kB and may have ${most / 1000}. Show less in it, or smaller windows.`
    : undefined;
