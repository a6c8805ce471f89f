import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './bar-chart.css.ts';

/** Texts of the button. */
export interface ChartTableText {
  /** Button that shows the figures, e.g. "Show as a table". */
  showTable: string;
  /** Button that goes back to the picture, e.g. "Show as a chart". */
  showChart: string;
}

type ChartWithTableProps = RootProps<HTMLElement> & {
  title: string;
  text: ChartTableText;
  /** For eyes only. */
  picture: ReactNode;
  /** The same figures; always there for assistive technology. */
  table: (id: string, isVisible: boolean) => ReactNode;
};

/** A picture, and a table with the same figures that anyone can show in its place. */
export function ChartWithTable({ title, text, picture, table, ...rest }: ChartWithTableProps) {
  const tableId = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <figure aria-label={title} {...rootProps(rest)} className={styles.figure}>
      {!asTable && picture && <div aria-hidden>{picture}</div>}
      {table(tableId, asTable)}
      <Button className={styles.toggle} onPress={() => setAsTable(!asTable)} aria-controls={tableId}>
        <Icon size={16} aria-hidden />
        {asTable ? text.showChart : text.showTable}
      </Button>
    </figure>
  );
}
