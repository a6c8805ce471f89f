import type { ReactNode } from 'react';
import * as page from '../shared/page.css.ts';
import * as styles from './how-to.css.ts';

/** What one does, in order. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** A word that is typed as it stands. */
export function Code({ children }: { children: string }) {
  return <code className={page.code}>{children}</code>;
}

/** Several lines that are typed as they stand. */
export function Source({ children }: { children: string }) {
  return (
    <pre className={styles.source}>
      <code>{children.trim()}</code>
    </pre>
  );
}

/** A thing in the toolbars' brand, language and text size, beside the file that it is. */
export function LiveSample({ children, source }: { children: ReactNode; source: string }) {
  return (
    <div className={styles.sample}>
      <div className={styles.live}>{children}</div>
      <Source>{source}</Source>
    </div>
  );
}
