export { addressOf, sendInvite, unsubscribePath } from './invites.ts';
export { smartInvites } from './tables.ts';
export { stopInvites } from './unsubscribe-smart-invite-handlers.ts';
