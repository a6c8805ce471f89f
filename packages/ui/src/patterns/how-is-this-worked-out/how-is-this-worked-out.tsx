'use client';

import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Moment } from '../shared/moment.tsx';
import * as styles from './how-is-this-worked-out.css.ts';
import { type LineName, sumLines, type WorkedOutFigures } from './sum-lines.ts';

/** The name of each line, and a sentence for lines that need one. */
export interface WorkedOutText extends Record<LineName, string> {
  /** "How is this worked out?" */
  question: string;
  /** Explanations below single lines, such as for `withheld` "Kept back so that taxes and deductions are covered". */
  notes?: Partial<Record<LineName, string>> | undefined;
  /** "Last updated" */
  updated: string;
  /** "Next update" */
  nextUpdate: string;
}

export interface HowIsThisWorkedOutProps extends WorkedOutFigures, RootProps {
  /** ISO 4217 code. */
  currency: string;
  /** When the figures were current, ISO 8601. */
  updatedAt: string;
  /** When they will be updated, ISO 8601. */
  nextUpdateAt?: string | undefined;
  /**
   * IANA time zone of both times.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /**
   * Heading level of the question.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether it is open initially.
   * @default false
   */
  defaultExpanded?: boolean | undefined;
  /** Texts of the disclosure. */
  text: WorkedOutText;
}

/** Explains the available amount as a sum that people can check. */
export function HowIsThisWorkedOut(props: HowIsThisWorkedOutProps) {
  const { currency, updatedAt, nextUpdateAt, timeZone, headingLevel, defaultExpanded, text } = props;
  return (
    <Disclosure
      {...rootProps(props)}
      label={text.question}
      headingLevel={headingLevel}
      defaultExpanded={defaultExpanded}
    >
      <dl className={styles.list}>
        {sumLines(props).map(({ name, minor, isSum }) => (
          <div key={name} className={classes(styles.row, isSum && styles.sum)}>
            <dt className={styles.name}>
              {text[name]}
              {text.notes?.[name] && <span className={styles.note}>{text.notes[name]}</span>}
            </dt>
            <dd className={styles.figure}>
              <Amount minor={minor} currency={currency} isStrong={isSum} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.times}>
        <span>
          {text.updated}: <Moment at={updatedAt} timeZone={timeZone} />
        </span>
        {nextUpdateAt && (
          <span>
            {text.nextUpdate}: <Moment at={nextUpdateAt} timeZone={timeZone} />
          </span>
        )}
      </div>
    </Disclosure>
  );
}
