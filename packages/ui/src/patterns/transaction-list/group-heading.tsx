import { useLocale } from 'react-aria-components/I18nProvider';
import { asWritten } from '../../primitives/as-written.ts';
import { Inline } from '../../primitives/inline/inline.tsx';
import { dateFormat } from '../../primitives/intl-formats.ts';
import { Text } from '../../primitives/text/text.tsx';

const formats = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Spanish and French months and weekdays are lower case, except at the start of a heading. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface GroupHeadingProps {
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  date: string;
  groupBy: keyof typeof formats;
  level: 2 | 3;
  /** At the end of the line: what the group comes to. */
  note?: string | undefined;
}

/** Names a month or a day in the reader's language. */
export function GroupHeading({ date, groupBy, level, note }: GroupHeadingProps) {
  const { locale } = useLocale();
  const first = new Date(`${date.padEnd(10, '-01')}T00:00:00Z`);
  const format = dateFormat(locale, { ...formats[groupBy], timeZone: 'UTC' });
  const heading = (
    <Text variant="label" as={`h${level}`} tone="muted" isStrong>
      {capital(asWritten(format.format(first), locale))}
    </Text>
  );
  if (!note) return heading;
  return (
    <Inline justify="between" align="baseline" gap={3}>
      {heading}
      <Text variant="caption" tone="muted" isNumeric>
        {note}
      </Text>
    </Inline>
  );
}
