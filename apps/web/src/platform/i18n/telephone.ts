/** The link that calls a number written for people. A number with 10 digits is North American. */
export function telephone(written: string): string {
  const digits = written.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
