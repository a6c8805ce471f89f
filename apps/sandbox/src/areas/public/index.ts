export { addressOf, sendInvite } from './invites.ts';
export { smartInvites } from './tables.ts';
