import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

interface OwnProps {
  /** What the code holds: an address as a rule. At most some 2,300 characters. */
  value: string;
  /** What one gets by scanning it: "Code that opens your invitation". */
  label: string;
  /** The same for those who cannot scan: a link, or the number in words. Required: a code alone shuts people out. */
  alternative: ReactNode;
}

export type QrCodeProps = OwnProps & RootProps<'figure', OwnProps>;

/** A QR code, dark on light in every scheme, and another way to the same below it. */
export function QrCode({ value, label, alternative, ...rest }: QrCodeProps) {
  const { path, side } = qrPath(value);
  return (
    <figure {...rest} className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={styles.alternative}>{alternative}</figcaption>
    </figure>
  );
}
