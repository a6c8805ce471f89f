import type { DefaultProps } from '../../contract/default-props.ts';

/** What Common presets. */
export const defaultProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };
