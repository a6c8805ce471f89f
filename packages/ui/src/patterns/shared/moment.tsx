import { useLocale } from 'react-aria-components/I18nProvider';

export interface MomentProps {
  /** An instant, ISO 8601 with its offset or `Z`. */
  at: string;
  /** IANA zone in which it is told; the reader's own by default. */
  timeZone?: string | undefined;
}

/** A date and time in the reader's language, with the zone, because money that comes "at 8" must say whose 8. */
export function Moment({ at, timeZone }: MomentProps) {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return <time dateTime={at}>{keepTogether(format.formatToParts(new Date(at)))}</time>;
}

/** Keeps "8:00 AM" on one line; everywhere else a line may break, as it must where the text is large. */
function keepTogether(parts: readonly Intl.DateTimeFormatPart[]): string {
  const hour = parts.findIndex((part) => part.type === 'hour');
  const zone = parts.findIndex((part) => part.type === 'timeZoneName');
  return parts
    .map(({ type, value }, at) => {
      const isInTime = type === 'literal' && at > hour && at < zone - 1;
      return isInTime ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
}
