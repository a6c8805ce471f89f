import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { label, title } = vars.type;

const lines = { display: 'flex', flexDirection: 'column', justifyContent: 'center' } as const;

/** What was earned: its label, the amount, and the hours. */
export const figures = style({
  ...lines,
  blockSize: `calc(2 * 1.4 * ${label} + 1.2 * ${title} + 2 * ${space[1]})`,
});

/** One line below the chart: the payday. */
export const payday = style({ ...lines, blockSize: `calc(1.4 * ${label})` });
