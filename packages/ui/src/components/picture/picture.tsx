'use client';

import { useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './picture.css.ts';

interface OwnProps {
  /** Its address; undefined while that is on its way. */
  src: string | undefined;
  /** What it is: the name of its file, or whose it is. Shown where the picture does not come. */
  alt: string;
  /**
   * `message`: 240 × 180 px, cut to fit. `screen`: as large as there is room.
   * @default 'message'
   */
  size?: keyof typeof styles.size | undefined;
}

export type PictureProps = OwnProps & RootProps<HTMLSpanElement>;

/** A sent picture, small in a conversation or as large as the screen. */
export function Picture({ src, alt, size = 'message', ...rest }: PictureProps) {
  // By address, so that a new one is tried again.
  const [failed, setFailed] = useState<string>();
  const isFailed = src !== undefined && src === failed;
  return (
    <span {...rootProps(rest)} className={classes(styles.root, styles.size[size])} data-size={size}>
      {src === undefined || isFailed ? (
        <span className={styles.words}>{alt}</span>
      ) : (
        <img src={src} alt={alt} className={styles.image[size]} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
