/** A phone number as marketing takes it, `+code number` in digits only; null if either part is missing. */
export function marketingPhone(
  dialingCode: string | null | undefined,
  number: string | null | undefined,
): string | null {
  const code = (dialingCode ?? '').replace(/[^0-9]/g, '');
  const digits = (number ?? '').replace(/[^0-9]/g, '');
  return code === '' || digits === '' ? null : `+${code}${digits}`;
}
