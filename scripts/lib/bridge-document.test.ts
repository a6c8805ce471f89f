import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bridgeContract, type MessageName } from '../../packages/api/src/bridge/all-messages.ts';
import { bridgeSchema } from '../../packages/api/src/bridge/document/json-schema.ts';
import { chapters } from '../../packages/api/src/bridge/document/notes.ts';
import { examplesOf, messagesPage } from '../../packages/api/src/bridge/document/page.ts';
import { envelope } from '../../packages/api/src/bridge/envelope.ts';

const docs = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${path}`, import.meta.url)), 'utf8');
const names = Object.keys(bridgeContract) as MessageName[];

describe('the page of messages', () => {
  it('is the page in docs: run `pnpm generate` when this fails', () => {
    expect(docs('how-to/bridge-messages.md')).toBe(messagesPage());
  });

  it('names a message for every capability', () => {
    expect(messagesPage()).not.toMatch(/^\| `\w+` \| {2}\|$/m);
  });

  it('has every message once', () => {
    expect(
      Object.values(chapters)
        .flatMap((chapter) => Object.keys(chapter))
        .sort(),
    ).toEqual([...names].sort());
    expect(messagesPage().match(/^### /gm)).toHaveLength(names.length);
  });

  it.each(names)('shows %s as it really travels', (name) => {
    const entry = bridgeContract[name];
    for (const { message } of examplesOf(name)) {
      const { success, data } = envelope.safeParse(message);
      expect(success).toBe(true);
      if (data?.kind === 'request' && entry.kind === 'request')
        expect(entry.params.parse(data.params)).toEqual(data.params);
      if (data?.kind === 'answer' && entry.kind === 'request')
        expect(entry.result.parse(data.result)).toEqual(data.result);
      if (data?.kind === 'event' && entry.kind === 'event')
        expect(entry.data.parse(data.data)).toEqual(data.data);
    }
  });
});

describe('the JSON Schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(bridgeSchema(), 'bridge');
  const fits = (part: string, value: unknown) => ajv.validate({ $ref: `bridge#/$defs/${part}` }, value);

  it('is the file in docs: run `pnpm generate` when this fails', () => {
    expect(JSON.parse(docs('bridge.schema.json'))).toEqual(bridgeSchema());
  });

  it.each(names)('takes the example of %s, and refuses one that is broken', (name) => {
    for (const { message } of examplesOf(name)) {
      const known = envelope.parse(message);
      expect(fits(`frame.${known.kind}`, message)).toBe(true);
      expect(fits(`frame.${known.kind}`, { ...message, nonce: 'short' })).toBe(false);
      const [part, value] =
        known.kind === 'request'
          ? ['params', known.params]
          : known.kind === 'answer'
            ? ['result', known.result]
            : ['data', known.kind === 'event' && known.data];
      expect(fits(`${name}.${part}`, value)).toBe(true);
      expect(fits(`${name}.${part}`, 'text')).toBe(false);
    }
  });
});
