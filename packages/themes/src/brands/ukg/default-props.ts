import type { DefaultProps } from '../../contract/default-props.ts';

/** What UKG presets. */
export const defaultProps: DefaultProps = { header: { logo: 'mark' }, amount: { cents: 'baseline' } };
