'use client';

import { useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './avatar.css.ts';
import { initialsOf, letterIndex } from './initials.ts';

interface OwnProps {
  /** The person's or group's name; its first letter chooses one of 26 colours. */
  name: string;
  /** A picture; the initials stand in until it is there, and if it does not come. */
  src?: string | undefined;
  /** 32, 40, 56 or 88 px. Default `medium`. */
  size?: keyof typeof styles.size | undefined;
  /** Silent, where the name stands beside it in words. Default `false`. */
  isDecorative?: boolean | undefined;
}

export type AvatarProps = OwnProps & RootProps<'span', OwnProps>;

/** A person as a picture, or as initials on a colour of their own. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, ...rest }: AvatarProps) {
  // Kept by address: another picture has another chance.
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = src !== undefined && src !== failed;
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const letter = letterIndex(name);
  return (
    <span
      {...spoken}
      {...rest}
      className={classes(styles.avatar, styles.size[size], styles.letter[letter])}
      data-letter={letter}
      data-picture={hasPicture && src === loaded ? '' : undefined}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {hasPicture && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
