import type { SessionStore } from '../session/session-store.ts';

interface Kept {
  readonly userId: number;
  readonly values: object;
}

const kept = new WeakMap<SessionStore, Map<string, Kept>>();

function formsOf(session: SessionStore): Map<string, Kept> {
  const known = kept.get(session);
  if (known) return known;
  const forms = new Map<string, Kept>();
  kept.set(session, forms);
  session.subscribe(({ session: now, isTabWiped }) => {
    for (const [form, { userId }] of forms)
      if (isTabWiped || (now && now.user.userID !== userId)) forms.delete(form);
  });
  return forms;
}

/** Keeps typed values across an intervening sign-in. Only in memory; dropped when someone else signs in or the person signs out. */
export function keepValues(session: SessionStore, form: string, { userId, values }: Kept): void {
  formsOf(session).set(form, { userId, values });
}

/** Returns the kept values of a form for the signed-in person, or null. */
export function keptValues(session: SessionStore, form: string): object | null {
  const found = formsOf(session).get(form);
  return found && found.userId === session.current()?.user.userID ? found.values : null;
}

/** Drops the kept values of a form: they are on the screen again. */
export function forgetValues(session: SessionStore, form: string): void {
  if (keptValues(session, form)) formsOf(session).delete(form);
}
