'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../../primitives/amount/amount.tsx';
import { numberFormat } from '../../primitives/intl-formats.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { layOutArcs, type RingPart } from './arcs.ts';
import * as styles from './ring-chart.css.ts';

export type { RingPart } from './arcs.ts';

/** Texts of the chart. */
export interface RingChartText {
  /** What the whole is, in the middle of the ring: "Spent". */
  total: string;
  /** Column headings of the table, for screen readers only. */
  part: string;
  amount: string;
  share: string;
}

interface OwnProps {
  /** What the ring shows: "Where your money went". Names the chart and its table. */
  title: string;
  /** The parts, at most five; combine the rest into one. */
  parts: readonly RingPart[];
  /** ISO 4217 code. */
  currency: string;
  /** Texts around the ring. */
  text: RingChartText;
}

export type RingChartProps = OwnProps & RootProps<HTMLElement>;

/** The radius of a circle with a circumference of 100, so that percents are lengths. */
const radius = 100 / (2 * Math.PI);

/** Parts of a whole: a ring, and below it a table with the same figures. */
export function RingChart({ title, parts, currency, text, ...rest }: RingChartProps) {
  const { locale } = useLocale();
  const arcs = layOutArcs(parts);
  const total = parts.reduce((sum, part) => sum + part.minor, 0);
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <figure
      aria-label={title}
      {...rootProps(rest)}
      className={styles.figure}
      data-empty={total <= 0 ? '' : undefined}
    >
      <div aria-hidden="true" className={styles.picture}>
        <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden="true" focusable="false">
          <circle className={styles.track} cx="20" cy="20" r={radius} />
          {arcs.map(
            (arc, index) =>
              arc.length > 0 && (
                <circle
                  key={arc.label}
                  className={styles.arc[toneAt(index)]}
                  cx="20"
                  cy="20"
                  r={radius}
                  strokeDasharray={`${arc.length} ${100 - arc.length}`}
                  strokeDashoffset={-arc.start}
                />
              ),
          )}
        </svg>
        <div className={styles.middle}>
          <span className={styles.totalLabel}>{text.total}</span>
          <span className={styles.total}>
            <Amount minor={total} currency={currency} isStrong />
          </span>
        </div>
      </div>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            {[text.part, text.amount, text.share].map((heading) => (
              <th key={heading} scope="col" className={styles.hiddenHeading}>
                <VisuallyHidden>{heading}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arcs.map((arc, index) => (
            <tr key={arc.label}>
              <th scope="row" className={styles.part}>
                <span aria-hidden="true" className={styles.swatch[toneAt(index)]} />
                <span className={styles.partName}>{arc.label}</span>
              </th>
              <td className={styles.value}>
                <Amount minor={arc.minor} currency={currency} />
              </td>
              <td className={styles.share}>{percent.format(arc.share / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function toneAt(index: number): keyof typeof styles.arc {
  return styles.tones[index % styles.tones.length] ?? 'first';
}
