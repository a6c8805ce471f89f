/** How long somebody has to approve a payment that its rail holds, in milliseconds. */
export const approvalMs = 24 * 60 * 60_000;
