import * as z from 'zod/mini';
import { bridgeContract, bridgeVersions } from '../all-messages.ts';
import { envelopes } from '../envelope.ts';

const schemaOf = (schema: z.ZodMiniType): object => {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input' });
  return own;
};

/** What each message carries, `name.params`, `name.result` or `name.data`. */
const payloads = (): readonly (readonly [string, object])[] =>
  Object.entries(bridgeContract).flatMap(([name, entry]): readonly (readonly [string, object])[] =>
    entry.kind === 'event'
      ? [[`${name}.data`, schemaOf(entry.data)]]
      : [
          [`${name}.params`, schemaOf(entry.params)],
          [`${name}.result`, schemaOf(entry.result)],
        ],
  );

/** The contract as JSON Schema 2020-12: every frame under `#/$defs/frame.…`, and what every message carries. */
export function bridgeSchema(): object {
  const frames = Object.entries(envelopes).map(
    ([kind, schema]) => [`frame.${kind}`, schemaOf(schema)] as const,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages between the web app and the shell around it',
    description: `Version ${bridgeVersions[0]}. Written by \`pnpm generate\` from packages/api/src/bridge.`,
    oneOf: frames.map(([name]) => ({ $ref: `#/$defs/${name}` })),
    $defs: Object.fromEntries([...frames, ...payloads()]),
  };
}
