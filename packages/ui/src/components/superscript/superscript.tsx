import { Fragment } from 'react';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './superscript.css.ts';

interface OwnProps {
  /** A text that may contain `®`. */
  text: string;
}

export type SuperscriptProps = OwnProps & RootProps<HTMLSpanElement>;

const mark = '®';

/** A text whose registered trademark signs are small and raised, without changing the line height. */
export function Superscript({ text, ...rest }: SuperscriptProps) {
  const runs = text.split(mark);
  return (
    <span {...rootProps(rest)}>
      {runs.map((run, index) => (
        <Fragment key={`${index + 1} ${run}`}>
          {index > 0 && <sup className={styles.raised}>{mark}</sup>}
          {run}
        </Fragment>
      ))}
    </span>
  );
}
