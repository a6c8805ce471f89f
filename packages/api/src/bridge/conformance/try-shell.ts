import { bridgeContract, type MessageName, type ParamsOf, type RequestName } from '../all-messages.ts';
import type { Channel } from '../channel.ts';
import { notes } from '../document/notes.ts';
import { bridgeName, type ShellFacts } from '../envelope.ts';
import { joinShell } from '../join-shell.ts';
import { personWithinMs } from '../limits.ts';
import type { Peer } from '../peer.ts';
import { BridgeRefusal } from '../refusal.ts';

/** One thing that a shell must do, and what is wrong with how it does it; null when nothing is. */
export interface ShellCheck {
  readonly name: string;
  readonly problem: string | null;
}

/** What trying a shell takes. */
export interface TryShellParts {
  /** The way to the shell, as its page has it. */
  readonly channel: Channel;
  /** How long to wait for an answer, in ms. Default 2 s. */
  readonly withinMs?: number | undefined;
}

const stranger = 'f'.repeat(43);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A channel whose messages are kept, to see what a shell has said. */
function listenedTo(channel: Channel) {
  const posted: string[] = [];
  const heard: string[] = [];
  const watched: Channel = {
    ...channel,
    post: (text) => {
      posted.push(text);
      channel.post(text);
    },
    listen: (receive) =>
      channel.listen((arrival) => {
        heard.push(String(arrival.text));
        receive(arrival);
      }),
  };
  return { watched, posted, heard };
}

/** What is wrong with how a shell takes a request that is in order. */
async function problemOfRequest(
  name: RequestName<'page'>,
  { peer, facts, withinMs, dropped }: Joined,
): Promise<string | null> {
  const { needs, withinMs: allowedMs } = bridgeContract[name];
  const can = needs === null || facts.capabilities.includes(needs);
  const { params } = notes[name] as { readonly params: ParamsOf<typeof name> };
  const before = dropped.length;
  const waitsForPerson = allowedMs >= personWithinMs;
  try {
    await peer.ask(name, params, { withinMs });
    return can
      ? null
      : `It was answered, though "${needs}" is not among the capabilities. List it, or refuse as "missing".`;
  } catch (error) {
    if (!(error instanceof BridgeRefusal)) throw error;
    if (dropped.slice(before).includes('payload'))
      return 'The answer does not fit the contract. See bridge.schema.json.';
    if (error.reason === 'timedOut')
      return waitsForPerson && can
        ? null
        : `No answer came within ${withinMs} ms. Answer, or refuse with a reason.`;
    if (can && error.reason === 'missing')
      return `It was refused as "missing", though "${needs ?? 'every shell'}" says that it is there.`;
    if (!can && error.reason !== 'missing')
      return `It was refused as "${error.reason}". What the shell cannot do is refused as "missing".`;
    return null;
  }
}

interface Joined {
  readonly peer: Peer<'page'>;
  readonly facts: ShellFacts;
  readonly withinMs: number;
  readonly dropped: readonly string[];
}

/** Tries a shell against the contract: the handshake, every request of the page, and what must be refused or passed over in silence. */
export async function tryShell({ channel, withinMs = 2_000 }: TryShellParts): Promise<readonly ShellCheck[]> {
  const { watched, posted, heard } = listenedTo(channel);
  const checks: ShellCheck[] = [];
  const check = (name: string, problem: string | null) => void checks.push({ name, problem });
  const dropped: string[] = [];

  const joined = await joinShell({
    channel: watched,
    handlers: {},
    withinMs,
    onDropped: (droppedFor) => dropped.push(droppedFor),
  });
  check(
    'handshake',
    joined
      ? null
      : `No welcome that fits came within ${withinMs} ms${dropped.length > 0 ? `; dropped for: ${dropped.join(', ')}` : ''}.`,
  );
  if (!joined) return checks;

  const state: Joined = { peer: joined.peer, facts: joined.shell, withinMs, dropped };
  const names = Object.keys(bridgeContract) as MessageName[];
  for (const name of names) {
    const { kind, from } = bridgeContract[name];
    if (from === 'page' && kind === 'request')
      check(name, await problemOfRequest(name as RequestName<'page'>, state));
  }

  const nonce = (JSON.parse(posted.at(-1) ?? '{}') as { readonly nonce?: string }).nonce ?? '';
  const said = (fields: object) => JSON.stringify({ bridge: bridgeName, nonce, ...fields });
  /** The first thing that the shell says to a text within this time. */
  const answerTo = async (text: string, ms: number) => {
    const before = heard.length;
    channel.post(text);
    for (const end = Date.now() + ms; heard.length === before && Date.now() < end; ) await pause(10);
    const answer = heard[before];
    return answer === undefined
      ? null
      : (JSON.parse(answer) as { readonly kind: string; readonly reason?: string });
  };
  const silent = async (name: string, text: string) => {
    const answer = await answerTo(text, Math.min(withinMs, 200));
    check(name, answer ? `It was answered with "${answer.kind}". Say nothing to whoever sends this.` : null);
  };
  const refused = async (name: string, reason: string, text: string) => {
    const answer = await answerTo(text, withinMs);
    const got = answer?.reason ?? answer?.kind ?? 'silence';
    check(name, got === reason ? null : `Expected the refusal "${reason}", got ${got}.`);
  };
  const info = { kind: 'request', name: 'device.info', params: {} };
  await silent('a message with another nonce', said({ ...info, id: 10_001, nonce: stranger }));
  await silent('a request that was sent before', said({ ...info, id: 1 }));
  await silent('text that is no JSON', 'dayfare');
  await silent(
    'a key that reaches into objects',
    said({ ...info, id: 10_002 }).replace('{}', '{"__proto__":{}}'),
  );
  await silent('a message of 8,000,001 characters', said({ ...info, id: 10_003 }).padEnd(8_000_001));
  await refused(
    'a request by a name that nobody knows',
    'missing',
    said({ ...info, id: 10_004, name: 'device.reset' }),
  );
  if (joined.shell.capabilities.includes('links')) {
    const open = { kind: 'request', name: 'url.open' };
    await refused('params that do not fit', 'invalid', said({ ...open, id: 10_005, params: {} }));
    const script = { url: 'javascript:alert(1)' };
    await refused(
      'an address that no shell may open',
      'invalid',
      said({ ...open, id: 10_006, params: script }),
    );
  }
  const greeting = await answerTo(said({ kind: 'hello', versions: [9_999], nonce: stranger }), withinMs);
  check(
    'a version that the shell does not know',
    greeting?.kind === 'unsupported' ? null : `Expected "unsupported", got ${greeting?.kind ?? 'silence'}.`,
  );
  return checks;
}
