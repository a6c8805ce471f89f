/** A one-pixel image in place of a camera photo. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A photo for stories and tests. */
export const licensePhoto = new File(
  [Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))],
  'license.png',
  {
    type: 'image/png',
  },
);

/** A file that calls itself a photo and is none: half a download. */
export const brokenPhoto = new File(['not a picture'], 'license.png', { type: 'image/png' });
