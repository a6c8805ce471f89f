import { Check, Circle, X } from 'lucide-react';
import { useWords } from '../../messages/words.ts';
import { listRole } from '../../primitives/list-role.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './policy-list.css.ts';
import { words } from './words.ts';

/** One thing that is asked of a new password. */
export interface PasswordRule {
  /** As a noun phrase that reads well alone: "At least 8 characters". Its own among the rules. */
  text: string;
  /** Whether a password meets it; the server's policy put into code by the caller. */
  test: (password: string) => boolean;
}

/** Typing pauses that long before the count is said, ms. */
const PAUSE = 800;

const marks = { met: Check, open: Circle, unmet: X } as const;

export interface PolicyListProps {
  /** For the input's `aria-describedby`. */
  id: string;
  /** What is asked of the password. */
  rules: readonly PasswordRule[];
  /** The password as it stands. */
  password: string;
  /** The field has been left: what is still missing is now wrong, not merely open. */
  wasLeft: boolean;
}

/** What a new password must have, ticked off while it is typed. */
export function PolicyList({ id, rules, password, wasLeft }: PolicyListProps) {
  const messages = useWords(words);
  const met = rules.filter((rule) => rule.test(password));
  const said = useSettled(messages.rulesMet(met.length, rules.length), PAUSE);
  const stateOf = (rule: PasswordRule) => {
    if (met.includes(rule)) return 'met';
    return wasLeft && password !== '' ? 'unmet' : 'open';
  };
  return (
    <>
      <ul id={id} {...listRole} className={styles.list}>
        {rules.map((rule) => {
          const state = stateOf(rule);
          const Mark = marks[state];
          return (
            <li key={rule.text} data-state={state} className={styles.rule[state]}>
              <Mark aria-hidden="true" strokeWidth={state === 'open' ? 2 : 3} className={styles.mark} />
              <span>
                <VisuallyHidden>{state === 'met' ? messages.ruleMet : messages.ruleNotMet} </VisuallyHidden>
                {rule.text}
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden as="div">
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}
