import type { DefaultProps } from '../../contract/default-props.ts';

/** What Dayfare presets. */
export const defaultProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };
