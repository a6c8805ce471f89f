import { bridgeContract, bridgeVersions, type MessageName } from '../all-messages.ts';
import { type Capability, capabilities } from '../capabilities.ts';
import { bridgeName, refusalReasons } from '../envelope.ts';
import { longestPlainMessage } from '../limits.ts';
import { chapters, notes, reasonNotes } from './notes.ts';

/** Nonces used in examples. */
const exampleNonces = {
  page: 'cGFnZS1ub25jZS1vZi0zMi1ieXRlcy1hcy1iYXNlNjR1cmw',
  shell: 'c2hlbGwtbm9uY2Utb2YtMzItYnl0ZXMtYXMtYmFzZTY0dXJs',
};

/** An example of a message, under its heading. */
export interface Example {
  readonly title: string;
  readonly message: object;
}

const code = (message: object) => ['```json', JSON.stringify(message, null, 2), '```'];

/** The texts sent for a message: one for an event, request and answer for a request. */
export function examplesOf(name: MessageName): readonly Example[] {
  const entry = bridgeContract[name];
  const note = notes[name];
  const [here, there] = entry.from === 'page' ? (['page', 'shell'] as const) : (['shell', 'page'] as const);
  // Each side sends the other's nonce.
  const sent = { bridge: bridgeName, nonce: exampleNonces[there] };
  const answered = { bridge: bridgeName, nonce: exampleNonces[here] };
  if ('data' in note) return [{ title: 'Sent', message: { ...sent, kind: 'event', name, data: note.data } }];
  return [
    { title: 'Asked', message: { ...sent, kind: 'request', id: 12, name, params: note.params } },
    { title: 'Answered', message: { ...answered, kind: 'answer', id: 12, result: note.result } },
  ];
}

const people = (ms: number) => (ms >= 60_000 ? `${ms / 60_000} min` : `${ms / 1_000} s`);

function facts(name: MessageName): string {
  const entry = bridgeContract[name];
  const note = notes[name];
  const way = entry.from === 'page' ? 'page → shell' : 'shell → page';
  const refusals = 'refusals' in note ? note.refusals : [];
  return [
    `${entry.kind === 'request' ? 'Request' : 'Event'}, ${way}`,
    entry.needs && `needs the capability \`${entry.needs}\``,
    entry.kind === 'request' && `answered within ${people(entry.withinMs)}`,
    refusals.length > 0 && `refused as ${refusals.map((reason) => `\`${reason}\``).join(', ')}`,
    entry.maxLength !== longestPlainMessage && `up to ${entry.maxLength.toLocaleString('en-US')} characters`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The messages that a shell with this capability must handle. */
const neededBy = (capability: Capability) =>
  Object.entries(bridgeContract)
    .filter(([, { needs }]) => needs === capability)
    .map(([name]) => `\`${name}\``)
    .join(', ');

function section(name: MessageName): readonly string[] {
  const examples = examplesOf(name).flatMap(({ title, message }) => [`${title}:`, '', ...code(message), '']);
  return [`### ${name}`, '', notes[name].about, '', `_${facts(name)}_`, '', ...examples];
}

/** The page docs/how-to/bridge-messages.md: every message of the contract, with an example of each. */
export function messagesPage(): string {
  const names = Object.keys(bridgeContract);
  return [
    '# Messages of the bridge',
    '',
    `Written by \`pnpm generate\` from \`packages/api/src/bridge\`; a test fails when it is out of date. Version ${bridgeVersions[0]}, ${names.length} messages.`,
    'How the two sides find each other is told in [For native users](inside-a-web-view.md); [bridge.schema.json](../bridge.schema.json) is the same contract as JSON Schema.',
    '',
    '## Why a request is refused',
    '',
    '| Reason | Meaning |',
    '|---|---|',
    ...refusalReasons.map((reason) => `| \`${reason}\` | ${reasonNotes[reason]} |`),
    '',
    'A refusal travels like this:',
    '',
    ...code({ bridge: bridgeName, nonce: exampleNonces.page, kind: 'refusal', id: 12, reason: 'denied' }),
    '',
    'Whoever asked takes a request back like this; no answer is wanted then:',
    '',
    ...code({ bridge: bridgeName, nonce: exampleNonces.shell, kind: 'cancel', id: 12 }),
    '',
    '## What a shell can be able to do',
    '',
    '| Capability | Messages that need it |',
    '|---|---|',
    ...capabilities.map((capability) => `| \`${capability}\` | ${neededBy(capability)} |`),
    '',
    ...Object.entries(chapters).flatMap(([title, chapter]) => [
      `## ${title}`,
      '',
      ...(Object.keys(chapter) as MessageName[]).flatMap(section),
    ]),
  ].join('\n');
}
