import { ApiError } from '@dayfare/api/transport';
import { outcomeOf } from './outcome.ts';
import { type Step, step } from './step.ts';
import type { Client, Command } from './world.ts';

/** Whether an error says nothing about whether money has moved: no answer came, or only that no one is signed in. */
const isNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.mayHaveMoved || error.kind === 'unauthorized');

/** Sends a command once. What gets no answer is kept, for someone to send it again. */
export async function send(client: Client, command: Command, name: string): Promise<string> {
  try {
    const id = await command.send();
    client.made.push({ command, id });
    return `${name}: made`;
  } catch (error) {
    if (isNoAnswer(error)) client.unknown.push(command);
    return outcomeOf(name, error);
  }
}

/** What people send again: because no answer came, later than what they wanted after it, or although it has been made. */
export const commandSteps: readonly ReturnType<typeof step>[] = [
  step(6, async ({ clients }, chances) => {
    const client = chances.one(clients);
    const command = client.waiting.shift();
    return command ? send(client, command, 'late transfer') : 'late transfer: none';
  }),
  step(12, async (world, chances) => {
    const client = chances.one(world.clients);
    const command = client.unknown.shift();
    if (!command) return 'sent again: none';
    world.countSentAgain();
    return send(client, command, 'sent again');
  }),
  step(8, async ({ clients, countSentAgain }, chances) => {
    const client = chances.one(clients);
    const known = client.made[chances.below(client.made.length || 1)];
    if (!known) return 'duplicate: none';
    countSentAgain();
    try {
      const id = await known.command.send();
      if (id !== known.id) client.madeAgain += 1;
      return 'duplicate: made';
    } catch (error) {
      return outcomeOf('duplicate', error);
    }
  }),
] satisfies readonly Step[];
