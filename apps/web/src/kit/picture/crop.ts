/** Which part of a picture is taken: how close, from 1 to 3, and how far from its middle, each from -1 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The middle of a picture, as large as it goes. */
export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };

/** The square of a picture that is taken, in its px. */
export function cropSquare(
  { width, height }: { readonly width: number; readonly height: number },
  { zoom, x, y }: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) * (1 + x)) / 2, top: ((height - side) * (1 + y)) / 2, side };
}

/** Width and height of the square that is kept, px: an avatar is shown at 88 px, on screens of up to three px each. */
const keptSide = 320;

/** The square of a picture as a JPEG, in a `data:` address. Rejects where the browser can't read the picture. */
export async function cropPicture(file: File, crop: Crop): Promise<string> {
  const picture = await createImageBitmap(file);
  const { left, top, side } = cropSquare(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = keptSide;
  canvas.height = keptSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  // JPEG has no transparency: what is see-through would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, keptSide, keptSide);
  context.drawImage(picture, left, top, side, side, 0, 0, keptSide, keptSide);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}

/** The base64 of a `data:` address. */
export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);

/** A file of a JPEG in a `data:` address. */
export const fileOf = (address: string): File =>
  new File([Uint8Array.from(atob(base64Of(address)), (sign) => sign.charCodeAt(0))], 'picture.jpg', {
    type: 'image/jpeg',
  });
