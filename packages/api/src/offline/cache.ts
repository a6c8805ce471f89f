/** An answer as it was kept. */
export interface KeptAnswer {
  readonly data: unknown;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** Storage for last responses, a small port in front of the app's database. All of it may fail; nothing depends on it. */
export interface AnswerCache {
  readonly read: (key: string) => Promise<KeptAnswer | undefined>;
  readonly write: (key: string, answer: KeptAnswer) => Promise<void>;
  /** Forgets everything, at sign-out. */
  readonly clear: () => Promise<void>;
}

/** A cache that is gone with the page. */
export function memoryCache(): AnswerCache {
  const answers = new Map<string, KeptAnswer>();
  return {
    read: async (key) => answers.get(key),
    write: async (key, answer) => {
      answers.set(key, answer);
    },
    clear: async () => answers.clear(),
  };
}
