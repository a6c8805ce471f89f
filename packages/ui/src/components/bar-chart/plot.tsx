import * as styles from './bar-chart.css.ts';
import { type Bar, type ChartDay, layOutBars, noneHeight } from './bars.ts';
import { weekday } from './day-names.ts';

/** Bars extend below the base line, where they are clipped, so that only their top corners are round. Percent of the plot. */
const belowLine = 6;

interface PlotProps {
  days: readonly ChartDay[];
  today: string | undefined;
  chosen: string;
  onChoose: (date: string) => void;
  locale: string;
}

/** The bars in percent of an SVG without a viewBox, so corners and text keep their shape at any width. */
export function Plot({ days, today, chosen, onChoose, locale }: PlotProps) {
  const bars = layOutBars(days);
  return (
    <>
      <svg className={styles.plot} focusable="false" aria-hidden>
        {bars.map((bar) => (
          <BarShape
            key={bar.date}
            bar={bar}
            tone={bar.height === noneHeight ? 'none' : bar.date === today ? 'strong' : 'normal'}
            isChosen={bar.date === chosen}
          />
        ))}
        <line className={styles.baseline} x1="0" x2="100%" y1="100%" y2="100%" />
        {bars.map(({ date, column }) => (
          <rect
            key={date}
            className={styles.target}
            x={`${column.x}%`}
            width={`${column.width}%`}
            height="100%"
            data-date={date}
            onPointerDown={() => onChoose(date)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(date)}
          />
        ))}
      </svg>
      <div className={styles.axis}>
        {days.map(({ date }) => (
          <span key={date} className={styles.day} data-today={date === today ? '' : undefined}>
            <AxisName date={date} locale={locale} isCrowded={days.length > 7} />
          </span>
        ))}
      </div>
    </>
  );
}

function AxisName({ date, locale, isCrowded }: { date: string; locale: string; isCrowded: boolean }) {
  const narrow = weekday(date, locale, 'narrow');
  if (isCrowded) return narrow;
  return (
    <>
      <span className={styles.shortName}>{weekday(date, locale, 'short')}</span>
      <span className={styles.narrowName}>{narrow}</span>
    </>
  );
}

function BarShape({ bar, tone, isChosen }: { bar: Bar; tone: keyof typeof styles.bar; isChosen: boolean }) {
  return (
    <>
      {isChosen && (
        <rect
          className={styles.chosen}
          x={`${bar.column.x}%`}
          width={`${bar.column.width}%`}
          y="-8"
          height="110%"
          rx="6"
        />
      )}
      <rect
        className={styles.bar[tone]}
        x={`${bar.x}%`}
        width={`${bar.width}%`}
        y={`${100 - bar.height}%`}
        height={`${bar.height + belowLine}%`}
        rx={tone === 'none' ? 1 : 4}
      />
    </>
  );
}
