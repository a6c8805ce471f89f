import type { DefaultProps } from '../../contract/default-props.ts';

/** What Canada presets. */
export const defaultProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'baseline' } };
