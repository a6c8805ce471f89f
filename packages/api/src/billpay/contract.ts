/** Bills, and the companies they are paid to. */
export const billpayContract = {};
