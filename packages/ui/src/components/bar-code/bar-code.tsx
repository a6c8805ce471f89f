import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './bar-code.css.ts';
import { barPath } from './bar-path.ts';

interface OwnProps {
  /** The number, digits only. */
  value: string;
  /** What scanning it gives: "Pickup code". */
  label: string;
}

export type BarCodeProps = OwnProps & RootProps<HTMLElement>;

/** A number as a bar code, dark on light in every scheme, with the number below it in groups of four. */
export function BarCode({ value, label, ...rest }: BarCodeProps) {
  const { path, width } = barPath(value);
  return (
    <figure {...rootProps(rest)} className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={styles.number}>{value.replace(/(\d{4})(?=\d)/g, '$1 ')}</figcaption>
    </figure>
  );
}
