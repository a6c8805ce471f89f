export type { DataOf, EventName, Handlers, ParamsOf, RequestName, ResultOf } from './all-messages.ts';
export type { Capability } from './capabilities.ts';
export type { Channel } from './channel.ts';
export type { ShellFacts } from './envelope.ts';
export { findChannel } from './find-channel.ts';
export { type Joined, joinShell } from './join-shell.ts';
export type { AskOptions, Peer } from './peer.ts';
export { BridgeRefusal } from './refusal.ts';
export { servePage } from './serve-page.ts';
