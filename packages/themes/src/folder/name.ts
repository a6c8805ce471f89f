/** The name of a brand's folder, from its title: lower-case letters, digits and dashes, beginning with a letter. */
export const folderName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 31)
    .replace(/-$/, '') || 'brand';
