import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './generated/contract.ts';

/** The parts of a JSON schema that bound what it lets through. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Whether a pattern repeats anything without an end. */
const isEndless = (pattern: string) => /[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, 'x'));

function isBounded({ type, pattern, maxLength, maximum, maxItems, ...shape }: Shape): boolean {
  if (shape.const !== undefined || shape.enum) return true;
  if (type === 'string') return maxLength !== undefined || (pattern !== undefined && !isEndless(pattern));
  if (type === 'number' || type === 'integer') return maximum !== undefined;
  return type !== 'array' || maxItems !== undefined;
}

/** Where an input lets through a text, a number or a list without an end. */
function* unbounded(shape: Shape, path: string): Generator<string> {
  if (!isBounded(shape)) yield path;
  for (const [name, inner] of Object.entries(shape.properties ?? {})) yield* unbounded(inner, `${path}.${name}`);
  if (shape.items) yield* unbounded(shape.items, `${path}[]`);
  if (typeof shape.additionalProperties === 'object') yield* unbounded(shape.additionalProperties, `${path}{}`);
  for (const inner of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    yield* unbounded(inner, path);
}

it('every text, number and list that a call takes has a bound', () => {
  const inputs = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const { inputSchema } = call['~orpc'];
      return inputSchema ? [{ path: `${area}.${name}`, schema: inputSchema as unknown as z.ZodMiniType }] : [];
    }),
  );
  expect(inputs.length).toBeGreaterThan(200);
  const found = inputs.flatMap(({ path, schema }) => [
    ...unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, path),
  ]);
  expect(found).toEqual([]);
});
