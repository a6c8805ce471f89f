/** How long a payment that its rail holds waits for approval, in milliseconds. */
export const approvalMs = 24 * 60 * 60_000;
