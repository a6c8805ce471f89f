import { Fragment } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './superscript.css.ts';

interface OwnProps {
  /** A text in which `®` may stand. */
  text: string;
}

export type SuperscriptProps = OwnProps & RootProps<'span', OwnProps>;

const mark = '®';

/** A text whose registered marks stand above the line, small, and never move its lines apart. */
export function Superscript({ text, ...rest }: SuperscriptProps) {
  const runs = text.split(mark);
  return (
    <span {...rest}>
      {runs.map((run, index) => (
        <Fragment key={`${index + 1} ${run}`}>
          {index > 0 && <sup className={styles.raised}>{mark}</sup>}
          {run}
        </Fragment>
      ))}
    </span>
  );
}
