/** Where a person's unfinished transfer lies in this tab's storage. */
export function recordKey(userId: number): string {
  return `getMoney:${userId}`;
}

/**
 * Whether a person may have an unfinished transfer in this tab. What it is, only the transfer's own code can read; most people have
 * none and are spared that code. True where the storage cannot be asked.
 */
export function mayHaveRecord(userId: number): boolean {
  try {
    return sessionStorage.getItem(recordKey(userId)) !== null;
  } catch {
    return true;
  }
}
