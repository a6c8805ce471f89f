/**
 * Returns a function that looks for unfinished moves, and does nothing while the flag of the device is the same: every move that is stored
 * or removed changes it, in any tab, so the records need not be opened for each screen.
 */
export function watchPending(look: () => Promise<void>): (flag: string | null) => Promise<void> {
  let lookedAt: string | null | undefined;
  return async (flag) => {
    if (lookedAt === flag) return;
    await look();
    lookedAt = flag;
  };
}
