'use client';

import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type Detail, Details } from '../shared/details.tsx';
import * as styles from './shift-details.css.ts';
import { shiftDate, timeSpan } from './shift-times.ts';
import { type ShiftDetailsText, words } from './words.ts';

export { type ShiftDetailsText, words as shiftDetailsWords } from './words.ts';

/** A part of a shift: work or a break. */
export interface ShiftSegment {
  kind: 'regular' | 'break';
  /** ISO 8601 with an offset or `Z`. */
  startsAt: string;
  /** ISO 8601 with an offset or `Z`. */
  endsAt: string;
}

/** A shift: when and where. */
export interface Shift {
  /** ISO 8601 with an offset or `Z`. */
  startsAt: string;
  /** ISO 8601 with an offset or `Z`. */
  endsAt: string;
  location: string;
  /** The parts, in order; none if the schedule does not have them. */
  segments?: readonly ShiftSegment[] | undefined;
}

interface OwnProps {
  /** The shift to show. */
  shift: Shift;
  /**
   * IANA time zone of the workplace.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<ShiftDetailsText> | undefined;
}

export type ShiftDetailsProps = OwnProps & RootProps;

/** Date, time and place of a shift, and its parts: work and breaks. */
export function ShiftDetails({ shift, timeZone, text: own, ...rest }: ShiftDetailsProps) {
  const { startsAt, endsAt, location, segments = [] } = shift;
  const { locale } = useLocale();
  const text = useWords(words, own);
  const id = useId();
  const details: Detail[] = [
    { name: text.date, value: <time dateTime={startsAt}>{shiftDate(startsAt, locale, timeZone)}</time> },
    { name: text.time, value: timeSpan(startsAt, endsAt, locale, timeZone) },
    { name: text.location, value: location },
  ];
  return (
    <div {...rootProps(rest)} className={styles.root}>
      <Details details={details} />
      {segments.length > 0 && (
        <Stack gap={2}>
          <Text id={id} variant="label" tone="muted" isStrong>
            {text.segments}
          </Text>
          <Stack as="ul" gap={2} aria-labelledby={id}>
            {segments.map((segment) => (
              <li key={segment.startsAt} className={styles.segment} data-kind={segment.kind}>
                <span className={styles.kind}>{text[segment.kind]}</span>{' '}
                <span className={styles.time}>
                  {timeSpan(segment.startsAt, segment.endsAt, locale, timeZone)}
                </span>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </div>
  );
}
