import type { ReactNode } from 'react';
import * as styles from './state-sheet.css.ts';

export interface StateSheetProps {
  /** The states by name, in the order people meet them. */
  states: Readonly<Record<string, ReactNode>>;
}

/** All states of a component side by side, each with its name. */
export function StateSheet({ states }: StateSheetProps) {
  return (
    <div className={styles.sheet}>
      {Object.entries(states).map(([name, content]) => (
        <div key={name} className={styles.state}>
          <span className={styles.caption}>{name}</span>
          <div>{content}</div>
        </div>
      ))}
    </div>
  );
}

export interface ForcedProps {
  state: 'hovered' | 'pressed' | 'focus-visible';
  /**
   * CSS selector of the element that shows the state.
   * @default the first button
   */
  of?: string | undefined;
  children: ReactNode;
}

/** Shows a state that otherwise needs a pointer or keyboard. Only its look: nothing is pressed or focused. */
export function Forced({ state, of = 'button', children }: ForcedProps) {
  return (
    <div
      className={styles.forced}
      ref={(place) => {
        place?.querySelector(of)?.setAttribute(`data-${state}`, 'true');
      }}
    >
      {children}
    </div>
  );
}
