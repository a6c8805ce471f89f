import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';

/**
 * Lies over a button's label while it works. `label` becomes part of the button's name: React Aria announces the name when
 * work begins, and a progress bar inside a button would count as a bare figure there.
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
