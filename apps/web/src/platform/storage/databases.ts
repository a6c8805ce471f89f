/** Every IndexedDB database of the app, by name, with its version. */
export const databases = {
  /** The keys of a sign-in: session/vault.ts. */
  session: { name: 'dayfare-session', version: 1 },
  /** Card details, as the documents name it. */
  cards: { name: 'livelydb', version: 1 },
  /** The key that cookies are sealed with. */
  device: { name: 'dayfare-device', version: 1 },
  /** What belongs to a person until the server knows its end; outlives a sign-out: sealed-records.ts. */
  unfinished: { name: 'dayfare-unfinished', version: 1 },
  /** Last answers of the server: queries/answers-db.ts. */
  answers: { name: 'dayfare-answers', version: 1 },
} as const satisfies Record<string, { readonly name: string; readonly version: number }>;

/** Names of every database of the app. */
export const databaseNames: readonly string[] = Object.values(databases).map(({ name }) => name);
