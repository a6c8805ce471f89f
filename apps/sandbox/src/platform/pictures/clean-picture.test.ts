import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.from('crc!')]);
};
const size = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return data;
};
const pngOf = (...chunks: readonly Buffer[]) => Buffer.concat([hex('89504e470d0a1a0a'), ...chunks]);
const head = chunk('IHDR', size(4_000, 3_000));
const data = chunk('IDAT', Buffer.from('pixels'));
const end = chunk('IEND', Buffer.alloc(0));

const segment = (marker: string, body: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([hex(`ff${marker}`), length, body]);
};
const frame = (width: number, height: number) => {
  const body = Buffer.alloc(15);
  body.writeUInt16BE(height, 1);
  body.writeUInt16BE(width, 3);
  return segment('c0', body);
};
/** A scan with a stuffed byte and a restart in it, which end nothing. */
const scan = Buffer.concat([segment('da', Buffer.alloc(6)), hex('01 ff00 02 ffd0 03')]);
const jpegOf = (...segments: readonly Buffer[]) => Buffer.concat([hex('ffd8'), ...segments]);
/** Exif data with a direction and a tag of a position. */
const exif = (order: 'II' | 'MM', orientation: number) => {
  const tiff = Buffer.alloc(38);
  const isLittle = order === 'II';
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  tiff.write(order);
  short(42, 2);
  if (isLittle) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  short(2, 8);
  short(0x8825, 10);
  short(0x0112, 22);
  short(3, 24);
  short(orientation, 30);
  return segment('e1', Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('48.8584 N')]));
};

describe('a PNG', () => {
  it('keeps what is shown, and loses texts, position data and what hangs behind it', () => {
    const polyglot = pngOf(
      ...[
        head,
        chunk('tEXt', Buffer.from('Author Maya')),
        chunk('eXIf', Buffer.from('48.8584 N')),
        data,
        end,
      ],
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    );
    expect(cleanPicture('image/png', polyglot)).toEqual(pngOf(head, data, end));
  });

  it('that unfolds to more than a phone can show is refused, however small its file is', () => {
    const bomb = (width: number, height: number) => pngOf(chunk('IHDR', size(width, height)), data, end);
    expect(() => cleanPicture('image/png', bomb(50_000, 50_000))).toThrow('RequestTooLarge');
    expect(() => cleanPicture('image/png', bomb(0xffff_ffff, 0xffff_ffff))).toThrow('RequestTooLarge');
    expect(cleanPicture('image/png', bomb(8_000, 8_000))).toEqual(bomb(8_000, 8_000));
  });

  it('that ends too early, or says more than it has, goes no further than it does', () => {
    for (let length = 8; length < 60; length += 1) {
      const cut = pngOf(head, data, end).subarray(0, length);
      expect(cleanPicture('image/png', cut).length).toBeLessThanOrEqual(length);
    }
    const liar = pngOf(head, Buffer.concat([hex('fffffff0'), Buffer.from('tEXtshort')]), end);
    expect(cleanPicture('image/png', liar)).toEqual(pngOf(head));
  });
});

describe('a JPEG', () => {
  const plain = [segment('e0', Buffer.from('JFIF\0')), frame(4_000, 3_000), scan] as const;

  it('loses comments, position, and what hangs behind its end', () => {
    const sent = jpegOf(
      ...[plain[0], exif('MM', 1), segment('fe', Buffer.from('Maya’s')), plain[1], scan],
      hex('ffd9'),
      Buffer.from('<html><script>alert(1)</script>'),
    );
    expect(cleanPicture('image/jpeg', sent)).toEqual(jpegOf(...plain, hex('ffd9')));
  });

  it.each(['II', 'MM'] as const)(
    'stays the right way up, by Exif data in the order %s that say no more',
    (order) => {
      const cleaned = cleanPicture('image/jpeg', jpegOf(exif(order, 6), ...plain, hex('ffd9')));
      expect(cleaned.includes('48.8584')).toBe(false);
      const own = cleaned.subarray(2, 2 + 36);
      expect(own.toString('latin1', 4, 8)).toBe('Exif');
      expect(own.readUInt16BE(2)).toBe(own.length - 2);
      expect([own.readUInt16BE(20), own.readUInt16BE(28)]).toEqual([0x0112, 6]);
      expect(cleanPicture('image/jpeg', cleaned)).toEqual(cleaned);
    },
  );

  it('that unfolds to more than a phone can show is refused', () => {
    expect(() => cleanPicture('image/jpeg', jpegOf(frame(65_000, 65_000), scan, hex('ffd9')))).toThrow(
      'RequestTooLarge',
    );
  });

  it('that ends too early goes no further than it does', () => {
    const whole = jpegOf(exif('II', 6), ...plain, hex('ffd9'));
    for (let length = 3; length < whole.length; length += 1) {
      const cut = whole.subarray(0, length);
      expect(cleanPicture('image/jpeg', cut).includes('48.8584 N')).toBe(false);
    }
  });
});

it('other files stay as they are', () => {
  const pdf = Buffer.from('%PDF-1.7');
  expect(cleanPicture('application/pdf', pdf)).toBe(pdf);
});
