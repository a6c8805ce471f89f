import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** How fast money is moved. */
export const transferSpeed = enumeration(['Instant', 'NextDay']);
export type TransferSpeed = NameOf<typeof transferSpeed>;
