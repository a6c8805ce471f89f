import { useLocale } from 'react-aria-components/I18nProvider';
import { asWritten } from '../../primitives/as-written.ts';
import { dateFormat } from '../../primitives/intl-formats.ts';

export interface MomentProps {
  /** A point in time, ISO 8601 with an offset or `Z`. */
  at: string;
  /**
   * IANA time zone to show it in.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
}

/** A date and time in the reader's locale with its time zone, because money that arrives "at 8" must say in which zone. */
export function Moment({ at, timeZone }: MomentProps) {
  const { locale } = useLocale();
  const format = dateFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return <time dateTime={at}>{asWritten(keepTogether(format.formatToParts(new Date(at))), locale)}</time>;
}

/** Keeps "Nov 23" and "8:00 AM EST" each on one line; elsewhere lines may break, as they must if the text is large. */
function keepTogether(parts: readonly Intl.DateTimeFormatPart[]): string {
  const indexOf = (wanted: Intl.DateTimeFormatPartTypes) => parts.findIndex(({ type }) => type === wanted);
  const [hour, zone] = [indexOf('hour'), indexOf('timeZoneName')];
  const [from = 0, to = 0] = [indexOf('month'), indexOf('day')].toSorted((a, b) => a - b);
  return parts
    .map(({ type, value }, at) => {
      const isInside = type === 'literal' && ((at > hour && at < zone) || (at > from && at < to));
      return isInside ? value.replaceAll(/\s/g, '\u00a0') : value;
    })
    .join('');
}
