'use client';

import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Moment } from '../shared/moment.tsx';
import * as styles from './how-is-this-worked-out.css.ts';
import { type LineName, sumLines, type WorkedOutFigures } from './sum-lines.ts';

/** The words: the name of each line, and a sentence where a name is not enough. */
export interface WorkedOutText extends Record<LineName, string> {
  /** "How is this worked out?" */
  question: string;
  /** Sentences under single lines, e.g. for `withheld` "Kept back so that taxes and deductions are covered". */
  notes?: Partial<Record<LineName, string>> | undefined;
  /** "Last updated" */
  updated: string;
  /** "Next update" */
  nextUpdate: string;
}

export interface HowIsThisWorkedOutProps extends WorkedOutFigures, FieldRootProps {
  /** ISO 4217 code. */
  currency: string;
  /** When the figures were true, ISO 8601. */
  updatedAt: string;
  /** When they will be renewed, ISO 8601. */
  nextUpdateAt?: string | undefined;
  /** IANA zone for both times; the reader's own by default. */
  timeZone?: string | undefined;
  /** Level of the question's heading in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Default `false`. */
  defaultExpanded?: boolean | undefined;
  /** All its words. */
  text: WorkedOutText;
}

/** The accessible amount as a sum that can be checked by hand. */
export function HowIsThisWorkedOut(props: HowIsThisWorkedOutProps) {
  const { currency, updatedAt, nextUpdateAt, timeZone, headingLevel, defaultExpanded, text } = props;
  return (
    <Disclosure
      {...fieldRoot(props)}
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
