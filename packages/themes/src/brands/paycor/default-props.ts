import type { DefaultProps } from '../../contract/default-props.ts';

/** What Paycor presets. */
export const defaultProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'baseline' } };
