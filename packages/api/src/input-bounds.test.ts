import { expect, it } from 'vitest';
import { type InputShape, shapedCalls } from './input-shapes.ts';

/** Whether a pattern repeats anything without an end. */
const isEndless = (pattern: string) => /[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, 'x'));

function isBounded({ type, pattern, maxLength, maximum, maxItems, ...shape }: InputShape): boolean {
  if (shape.const !== undefined || shape.enum) return true;
  if (type === 'string') return maxLength !== undefined || (pattern !== undefined && !isEndless(pattern));
  if (type === 'number' || type === 'integer') return maximum !== undefined;
  return type !== 'array' || maxItems !== undefined;
}

/** Where an input lets through a text, a number or a list without an end. */
function* unbounded(shape: InputShape, path: string): Generator<string> {
  if (!isBounded(shape)) yield path;
  for (const [name, inner] of Object.entries(shape.properties ?? {}))
    yield* unbounded(inner, `${path}.${name}`);
  if (shape.items) yield* unbounded(shape.items, `${path}[]`);
  if (typeof shape.additionalProperties === 'object')
    yield* unbounded(shape.additionalProperties, `${path}{}`);
  for (const inner of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    yield* unbounded(inner, path);
}

it('every text, number and list that a call takes has a bound', () => {
  const inputs = shapedCalls().flatMap(({ path, input }) => (input ? [{ path, input }] : []));
  expect(inputs.length).toBeGreaterThan(200);
  const found = inputs.flatMap(({ path, input }) => [...unbounded(input, path)]);
  expect(found).toEqual([]);
});
