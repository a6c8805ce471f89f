import type { SessionStore } from '../../../platform/session/session-store.ts';

/** Whose something is. */
export interface Owner {
  readonly userId: number;
  /** Whether this person may still leave something in this tab's storage. */
  readonly isOpen: () => boolean;
}

interface Owned {
  readonly owner: Owner;
  readonly values: Map<string, unknown>;
}

const owned = new WeakMap<SessionStore, Owned>();

function ownedBy(session: SessionStore): Owned {
  const userId = session.current()?.user.userID ?? 0;
  const known = owned.get(session);
  if (known?.owner.userId === userId) return known;
  let isOpen = true;
  const created: Owned = { owner: { userId, isOpen: () => isOpen }, values: new Map() };
  owned.set(session, created);
  // The end of a session decides what stays in storage; the next one reads it from there.
  const stop = session.subscribe(({ session: now, isTabWiped }) => {
    if (now?.user.userID === userId) return;
    if (owned.get(session) === created) owned.delete(session);
    // A response that arrives after a session has expired still belongs to its person, who continues in this tab; never to the next
    // person.
    if (now === null && !isTabWiped) return;
    isOpen = false;
    stop();
  });
  return created;
}

/** What the signed-in person has under a name, created when it is first asked for. The screens of a session share it; the next has its own. */
export function ofPerson<Value>(session: SessionStore, name: string, create: (owner: Owner) => Value): Value {
  const { owner, values } = ownedBy(session);
  if (!values.has(name)) values.set(name, create(owner));
  // Each name is created by one caller, with one type.
  return values.get(name) as Value;
}
