import type { DefaultProps } from '../../contract/default-props.ts';

/** What OnShift presets. */
export const defaultProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };
