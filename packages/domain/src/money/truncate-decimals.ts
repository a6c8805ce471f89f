const decimal = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Decimal text cut or padded to two places, never rounded. Text that isn't a decimal number comes back as it was. */
export function truncateDecimals(text: string): string {
  const match = decimal.exec(text);
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  if (!match || whole + decimals === '') return text;
  return `${sign}${whole || '0'}.${decimals.slice(0, 2).padEnd(2, '0')}`;
}
