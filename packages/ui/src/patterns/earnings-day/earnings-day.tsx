'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { Amount } from '../../primitives/amount/amount.tsx';
import { asWritten } from '../../primitives/as-written.ts';
import { dateFormat, numberFormat } from '../../primitives/intl-formats.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type Detail, Details } from '../shared/details.tsx';
import { type EarningsDayText, words } from './words.ts';

export { type EarningsDayText, words as earningsDayWords } from './words.ts';

export interface EarningsDayProps extends RootProps {
  /** The calendar day, `YYYY-MM-DD`. */
  date: string;
  /** ISO 4217 code. */
  currency: string;
  /** Minor units. */
  earnedMinor: number;
  /** Decimal hours: 7.5 is seven and a half hours. */
  hours: { regular: number; overtime: number; doubleOvertime: number; total: number };
  /**
   * Heading level of the day.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<EarningsDayText> | undefined;
}

/** What was earned on a day, by kind of hours. */
export function EarningsDay(props: EarningsDayProps) {
  const { date, currency, earnedMinor, hours, headingLevel = 3 } = props;
  const { locale } = useLocale();
  const text = useWords(words, props.text);
  const day = dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const inHours = numberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  const details: Detail[] = [
    { name: text.regular, value: inHours.format(hours.regular) },
    // Most days have none of these, and a row of zeros would hide the ones that matter.
    ...(hours.overtime > 0 ? [{ name: text.overtime, value: inHours.format(hours.overtime) }] : []),
    ...(hours.doubleOvertime > 0
      ? [{ name: text.doubleOvertime, value: inHours.format(hours.doubleOvertime) }]
      : []),
    { name: text.total, value: inHours.format(hours.total) },
  ];
  return (
    <Stack {...rootProps(props)} as="section" gap={4}>
      <Stack gap={1}>
        <Text variant="heading" as={`h${headingLevel}`}>
          <time dateTime={date}>{asWritten(day.format(new Date(`${date}T00:00:00Z`)), locale)}</time>
        </Text>
        <Text variant="label" tone="muted">
          {text.earned}
        </Text>
        <Amount minor={earnedMinor} currency={currency} size="title" />
      </Stack>
      <Details details={details} />
    </Stack>
  );
}
