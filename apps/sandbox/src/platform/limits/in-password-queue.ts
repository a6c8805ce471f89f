import { os } from '@orpc/server';
import { networkOf } from '../http/client-address.ts';
import type { Server } from '../http/server.ts';

const queued = os.$context<Pick<Server, 'passwordQueue'> & { readonly clientAddress: string }>();

/** Queues calls that hash a password before they consume any resources, fairly between networks. */
export const inPasswordQueue = queued.middleware(({ context, next }) =>
  context.passwordQueue.run([`network ${networkOf(context.clientAddress)}`], async () => next()),
);

/** Queues calls that hash a password before they consume any resources, fairly between networks and between the users named by the calls. */
export const inPasswordQueueBy = <Input>(nameIn: (input: Input) => string) =>
  queued.middleware(({ context, next }, input: Input) => {
    const lanes = [`network ${networkOf(context.clientAddress)}`, `name ${nameIn(input)}`];
    return context.passwordQueue.run(lanes, async () => next());
  });
