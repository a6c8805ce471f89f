import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

interface OwnProps {
  /** The content, usually a URL. At most about 2,300 characters. */
  value: string;
  /** What scanning it gives: "Code that opens your invitation". */
  label: string;
  /** The same for people who cannot scan: a link or a number. Required, because a code alone excludes people. */
  alternative: ReactNode;
}

export type QrCodeProps = OwnProps & RootProps<HTMLElement>;

/** A QR code, dark on light in every scheme, with an alternative below it. */
export function QrCode({ value, label, alternative, ...rest }: QrCodeProps) {
  const { path, side } = qrPath(value);
  return (
    <figure {...rootProps(rest)} className={styles.figure}>
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
