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
  return <time dateTime={at}>{plainHour(keepTogether(format.formatToParts(new Date(at))))}</time>;
}

/** Canadian French writes "9 h" and "9 h 30", where Intl has "09 h 00" and "09 h 30". */
function plainHour(text: string): string {
  return text.replace(
    /(\d{2})(\s)h\s(\d{2})/,
    (_, hour: string, space: string, minute: string) =>
      `${Number(hour)}${space}h${minute === '00' ? '' : `${space}${minute}`}`,
  );
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
