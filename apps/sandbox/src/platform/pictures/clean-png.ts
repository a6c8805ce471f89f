/** The chunks that say how a picture looks; texts, times, position data and unknown ones are left out. */
const shown = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

const signatureLength = 8;
/** Length, name and checksum of a chunk. */
const frameLength = 12;

/** A PNG with what is shown alone: nothing beside the picture, and nothing after its end. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureLength)];
  for (let at = signatureLength; at + 8 <= bytes.length; ) {
    const end = at + frameLength + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (shown.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** How many px a PNG unfolds to; 0 where it does not say. */
export function pixelsOfPng(bytes: Buffer): number {
  const saysSize = bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR';
  return saysSize ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;
}
