/** The server's answer about the version of the card cache, or its failure. */
export type CacheVersionAnswer =
  | { readonly kind: 'answered'; readonly version: number; readonly clearFlag: number }
  | { readonly kind: 'failed' };

/** What is done about the card cache. */
export interface CardCacheVerdict {
  readonly clears: boolean;
  /** Version to store; null leaves the stored one. */
  readonly stores: number | null;
  /** The check failed: that is logged, and nothing else happens. */
  readonly isLogged: boolean;
}

/** The stored text of `IndexDbCacheVersion` as a number; 0 for none. */
export function storedCacheVersion(text: string | null | undefined): number {
  const version = Number(text ?? 0);
  return Number.isFinite(version) ? version : 0;
}

/** Whether the local card cache is cleared: when the server has a later version, or says so. */
export function cardCacheVerdict(answer: CacheVersionAnswer, stored: number): CardCacheVerdict {
  if (answer.kind === 'failed' || !Number.isFinite(answer.version))
    return { clears: false, stores: null, isLogged: true };
  const { version, clearFlag } = answer;
  const clears = version > stored || clearFlag === 1;
  return { clears, stores: clears ? version : null, isLogged: false };
}
