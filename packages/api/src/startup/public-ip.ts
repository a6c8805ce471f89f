/** Where devices ask for their public address: `PublicIpUrl` of the configuration, an encrypted address. Null: nowhere, the server says what it sees. */
export function publicIpService(value: string | undefined): URL | null {
  const url = URL.parse(value ?? '');
  return url?.protocol === 'https:' ? url : null;
}
