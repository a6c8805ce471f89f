/** The app's IndexedDB databases, by name, with their versions. */
export const databases = {
  /** A sign-in's keys: session/vault.ts. */
  session: { name: 'dayfare-session', version: 1 },
  /** Card details, as named in the documents. */
  cards: { name: 'livelydb', version: 1 },
  /** The key that encrypts cookies. */
  device: { name: 'dayfare-device', version: 1 },
  /** A person's unfinished business, until the server knows its result; survives signing out: sealed-records.ts. */
  unfinished: { name: 'dayfare-unfinished', version: 1 },
  /** The server's last responses: queries/answers-db.ts. */
  answers: { name: 'dayfare-answers', version: 1 },
} as const satisfies Record<string, { readonly name: string; readonly version: number }>;

/** Names of all databases. */
export const databaseNames: readonly string[] = Object.values(databases).map(({ name }) => name);
