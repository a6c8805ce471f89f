import { Check, Circle, X } from 'lucide-react';
import { useWords } from '../../messages/words.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './policy-list.css.ts';
import { words } from './words.ts';

/** A requirement for a new password. */
export interface PasswordRule {
  /** A noun phrase that works on its own: "At least 8 characters". Unique among the rules. */
  text: string;
  /** Whether a password meets it; the caller implements the server's policy. */
  test: (password: string) => boolean;
}

/** How long typing must pause before the count is announced, in ms. */
const PAUSE = 800;

const marks = { met: Check, open: Circle, unmet: X } as const;

export interface PolicyListProps {
  /** For the input's `aria-describedby`. */
  id: string;
  /** The requirements. */
  rules: readonly PasswordRule[];
  /** The current password. */
  password: string;
  /** Whether the field lost focus: missing requirements are then errors, not just open. */
  wasLeft: boolean;
}

/** The requirements of a new password, checked off while typing. */
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
      <Grid as="ul" id={id} columns="wide" gap={3} rowGap={1}>
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
      </Grid>
      <VisuallyHidden as="div">
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}
