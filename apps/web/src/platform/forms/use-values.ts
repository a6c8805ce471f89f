import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useApp, useSession } from '../app-context/app-context.ts';
import type { SessionChange } from '../session/session-store.ts';
import { forgetValues, keepValues, keptValues } from './kept-values.ts';

/** Options of a form's values. */
export interface ValuesOptions<Values extends object> {
  /** The form's unique name, under which its values survive an intervening sign-in. */
  readonly form: string;
  /** Initial values. */
  readonly initial: Values;
  /** Fields that are never kept: passwords, codes, card numbers. */
  readonly secret: readonly (keyof Values)[];
}

/**
 * A form's values. If the session ends, they are kept, without the secret ones, until the same person is back; anyone else starts over,
 * and `onAfresh` is called during rendering.
 */
export function useValues<Values extends object>(
  { form, initial, secret }: ValuesOptions<Values>,
  onAfresh: () => void,
) {
  const { session } = useApp();
  const userId = useSession()?.user.userID ?? null;
  const begin = (): Values => ({ ...initial, ...keptValues(session, form) });
  const [owner, setOwner] = useState(userId);
  const [values, setValues] = useState(begin);
  const latest = useRef(values);
  const isTouched = useRef(false);

  if (userId !== null && userId !== owner) {
    setOwner(userId);
    if (owner !== null) {
      setValues(begin());
      onAfresh();
    }
  }
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  useEffect(() => forgetValues(session, form), [session, form]);
  const keep = useEffectEvent(({ session: now, previous, isTabWiped }: SessionChange) => {
    if (!previous || now || isTabWiped || !isTouched.current) return;
    const open = Object.entries(latest.current).filter(([field]) => !isIn(secret, field));
    keepValues(session, form, { userId: previous.user.userID, values: Object.fromEntries(open) });
  });
  useEffect(() => session.subscribe((change) => keep(change)), [session]);

  return {
    values,
    /** Includes changes since the last render. */
    latest: () => latest.current,
    change: (patch: Partial<Values>) => {
      isTouched.current = true;
      latest.current = { ...latest.current, ...patch };
      setValues(latest.current);
    },
    /** The values were processed and need not be kept any longer. */
    settle: () => {
      isTouched.current = false;
    },
  };
}

const isIn = (fields: readonly PropertyKey[], field: string) => fields.includes(field);
