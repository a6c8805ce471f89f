'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { clock, machineReadable, spoken } from './duration.ts';
import * as styles from './time-display.css.ts';

interface OwnProps {
  /** A duration in seconds; empty shows 00:00:00. */
  seconds?: number | null | undefined;
}

export type TimeDisplayProps = OwnProps & RootProps<HTMLTimeElement>;

/** A duration as a clock shows it, such as hours worked; read aloud in words. */
export function TimeDisplay({ seconds, ...rest }: TimeDisplayProps) {
  const { locale } = useLocale();
  const isEmpty = seconds === null || seconds === undefined;
  return (
    <time
      {...rootProps(rest)}
      dateTime={machineReadable(seconds)}
      className={styles.time}
      data-empty={isEmpty ? '' : undefined}
    >
      <span aria-hidden="true">{clock(seconds)}</span>
      <VisuallyHidden>{spoken(seconds, locale)}</VisuallyHidden>
    </time>
  );
}
