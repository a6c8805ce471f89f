'use client';

import { useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './avatar.css.ts';
import { initialsOf, letterIndex } from './initials.ts';

interface OwnProps {
  /** Name of the person or group; its first letter picks one of 26 colours. */
  name: string;
  /** A picture. The initials are shown until it loads, and if it fails. */
  src?: string | undefined;
  /**
   * 32, 40, 56 or 88 px.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Hides the avatar from screen readers, for when the name is next to it.
   * @default false
   */
  isDecorative?: boolean | undefined;
}

export type AvatarProps = OwnProps & RootProps<HTMLSpanElement>;

/** A person's picture, or their initials on a colour. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, ...rest }: AvatarProps) {
  // Keyed by URL, so that a new picture is tried again.
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = src !== undefined && src !== failed;
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const letter = letterIndex(name);
  return (
    <span
      {...spoken}
      {...rootProps(rest)}
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
