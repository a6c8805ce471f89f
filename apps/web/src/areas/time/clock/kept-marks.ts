import type { Mark } from '@dayfare/api/time/queries';
import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';

/** Names these among everything that a device keeps for a person. */
const kind = 'attendance';

const isMark = (value: unknown): value is Mark => {
  const mark = value as Partial<Record<keyof Mark, unknown>> | null;
  return (
    typeof mark?.id === 'string' &&
    (mark.kind === 'in' || mark.kind === 'out') &&
    typeof mark.occurredAt === 'string'
  );
};

function markIn(text: string): Mark | null {
  try {
    const stored = JSON.parse(text) as { readonly kind?: unknown; readonly mark?: unknown } | null;
    return stored?.kind === kind && isMark(stored.mark) ? stored.mark : null;
  } catch {
    return null;
  }
}

/** Marks that have yet to reach the server, kept on this device for their person, in the order in which they were made. */
export function keptMarks(records: SealedRecords, userId: number) {
  return {
    list: async (): Promise<readonly Mark[]> => {
      const texts = await records.list(userId).catch(() => []);
      return texts
        .flatMap((text) => markIn(text) ?? [])
        .toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    },
    // A browser that keeps nothing must not stop anyone from clocking in.
    keep: (mark: Mark) =>
      records.keep(userId, mark.id, JSON.stringify({ kind, mark })).catch(() => undefined),
    forget: ({ id }: Mark) => records.forget(id).catch(() => undefined),
  };
}
