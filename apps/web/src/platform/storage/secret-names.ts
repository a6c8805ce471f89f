/** The parameters of a query that are among these names, however they are spelled, by the names. */
export function secretsIn(search: string, names: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [given, value] of new URLSearchParams(search)) {
    const name = names.find((one) => one.toLowerCase() === given.toLowerCase());
    if (name !== undefined) found[name] = value;
  }
  return found;
}

/** An address without these parameters. */
export function withoutSecrets({ pathname, search, hash }: URL, names: readonly string[]): string {
  const left = [...new URLSearchParams(search)].filter(
    ([given]) => !names.some((one) => one.toLowerCase() === given.toLowerCase()),
  );
  const query = new URLSearchParams(left).toString();
  return pathname + (query && `?${query}`) + hash;
}
