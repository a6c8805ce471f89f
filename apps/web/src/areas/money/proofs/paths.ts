/** Where everything stands that a person is asked to show. */
export const proofsPath = '/ewa/proofs';

/** Where a deduction is paid back from a bank account. */
export const payBackPath = '/access-plus';

/** Returns the path of one proof. */
export const proofPath = (id: number): string => `${proofsPath}/${id}`;
