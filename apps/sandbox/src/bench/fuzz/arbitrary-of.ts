import type { InputShape } from '@dayfare/api/input-shapes';
import fc from 'fast-check';

/** Values that are in use on the server, which random ones would hardly ever hit. */
export interface Known {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

/** The longest text and list that are made; the bounds themselves are tried by other tests. */
const longest = { text: 60, list: 4 };

function textOf(
  { pattern, minLength = 0, maxLength = longest.text }: InputShape,
  { texts }: Known,
): fc.Arbitrary<string> {
  if (pattern)
    return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, longest.text) });
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest.text)) };
  const fitting = texts.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    fc.string({ ...bounds, unit: 'grapheme' }),
    ...(fitting.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...fitting) }] : []),
  );
}

function numberOf(
  { type, minimum = -(2 ** 31), maximum = 2 ** 31 }: InputShape,
  { numbers }: Known,
): fc.Arbitrary<number> {
  const isFitting = (value: number) => value >= minimum && value <= maximum;
  const usual = [...numbers, 0, 1, 2, 3, 7, minimum, maximum].filter(isFitting);
  const small = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 12) });
  const any =
    type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) })
      : fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }).map((cents) => cents / 100);
  return fc.oneof(...(usual.length > 0 ? [fc.constantFrom(...usual)] : []), small, any.filter(isFitting));
}

/** Values that fit a schema, those in use on the server among them. */
export function arbitraryOf(shape: InputShape, known: Known): fc.Arbitrary<unknown> {
  const { type, items = {}, properties = {}, required = [], maxItems = longest.list } = shape;
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => arbitraryOf(one, known)));
  if (shape.allOf) return arbitraryOf(Object.assign({}, ...shape.allOf), known);
  switch (type) {
    case 'string':
      return textOf(shape, known);
    case 'integer':
    case 'number':
      return numberOf(shape, known);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(items, known), { maxLength: Math.min(maxItems, longest.list) });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, known)])),
        { requiredKeys: [...required], noNullPrototype: true },
      );
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant({});
  }
}
