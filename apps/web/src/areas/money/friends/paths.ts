/** Where friends are: whom one has paid, and the own code. */
export const friendsPath = '/card/pay-a-friend';

/** Where somebody is paid; with `?to=CODE` it is known whom. */
export const payFriendPath = '/card/pay-a-friend-manual';

/** Returns the path where somebody with a code is paid. */
export const payPath = (code: string): string => `${payFriendPath}?to=${encodeURIComponent(code)}`;
