import { useLocale } from 'react-aria-components/I18nProvider';

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

/** Canadian French writes "9 h" and "9 h 30" where Intl gives "09 h 00" and "09 h 30". */
function plainHour(text: string): string {
  return text.replace(
    /(\d{2})(\s)h\s(\d{2})/,
    (_, hour: string, space: string, minute: string) =>
      `${Number(hour)}${space}h${minute === '00' ? '' : `${space}${minute}`}`,
  );
}

/** Keeps "8:00 AM" on one line; elsewhere lines may break, as they must if the text is large. */
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
