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

/**
 * Keeps what somebody typed over a sign-in that came between. In memory alone; gone when somebody else signs in, or when
 * the session ends because its person wanted it to.
 */
export function keepValues(session: SessionStore, form: string, { userId, values }: Kept): void {
  formsOf(session).set(form, { userId, values });
}

/** What was kept of a form for whoever is signed in; null when nothing was. */
export function keptValues(session: SessionStore, form: string): object | null {
  const found = formsOf(session).get(form);
  return found && found.userId === session.current()?.user.userID ? found.values : null;
}

/** Forgets what was kept of a form for whoever is signed in: it is on the screen again. */
export function forgetValues(session: SessionStore, form: string): void {
  if (keptValues(session, form)) formsOf(session).delete(form);
}
