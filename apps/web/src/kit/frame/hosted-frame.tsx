import type { Ref } from 'react';
import * as styles from './hosted-frame.css.ts';
import { useKeptPage } from './use-kept-page.ts';

export interface HostedFrameProps {
  ref: Ref<HTMLIFrameElement>;
  address: string;
  title: string;
  /** As the frame has told it, in CSS pixels; 0 while it loads. */
  height: number;
  /** Whether what stands in it can be copied with a press. Default false. */
  canCopy?: boolean | undefined;
}

/**
 * A frame of another origin, as tall as what stands in it. This page can't look into it. It is gone before the browser keeps the page, and
 * begins anew when the page comes back: what was typed or shown in it is not kept.
 */
export function HostedFrame({ ref, address, title, height, canCopy = false }: HostedFrameProps) {
  const isPageKept = useKeptPage();
  return (
    <div className={styles.place}>
      {!isPageKept && (
        <iframe
          ref={ref}
          key={address}
          src={address}
          title={title}
          // Its own scripts, on its own origin; it can't move this page, open windows or send forms elsewhere.
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow={canCopy ? 'clipboard-write' : undefined}
          referrerPolicy="no-referrer"
          className={`${styles.frame} ${height > 0 ? '' : styles.waiting}`}
          height={Math.ceil(height)}
        />
      )}
    </div>
  );
}
