const pattern = /^bank(\d)$/;

/** Returns the index of a bank's logo, 0 to 9, from an instrument's image name (`bank3`); null for a bank without one. */
export function bankLogoIndex(imageName: string): number | null {
  const [, digit] = pattern.exec(imageName) ?? [];
  return digit === undefined ? null : Number(digit);
}

/** Returns the image name of a bank with a logo, or of any other bank. */
export const bankImageName = (index: number | null): string => (index === null ? 'bank' : `bank${index}`);
