import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';

/**
 * Covers a button's label while its action is running. `label` becomes part of the button's name: React Aria announces the name when the
 * action starts, and a progress bar inside a button would be read as a number.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      {' '}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.progress}>
        <LoaderCircle aria-hidden="true" className={styles.spinner} />
      </span>
    </>
  );
}
