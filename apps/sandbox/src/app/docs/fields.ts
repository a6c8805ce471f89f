/** One field of a request or an answer, as a person reads it. */
export interface Field {
  /** Path from the top: `options[].fee`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly note: string;
}

/** The part of JSON Schema that the contracts use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly multipleOf?: number;
}

/** Schemas by the names that references have for them. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** What a schema says, behind its reference. */
export function resolve(schema: Schema | undefined, named: NamedSchemas): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : named[name];
}

const alternatives = ({ anyOf }: Schema) => (anyOf ?? []).filter(({ type }) => type !== 'null');

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.multipleOf === 0.01) return 'amount';
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any');
  if (type === 'array') return schema.items ? `list of ${typeOf(schema.items)}` : 'list';
  return schema.format ?? type;
}

function notesOf({ description, default: value }: Schema): string {
  return [description, value === undefined ? undefined : `Default ${JSON.stringify(value)}.`]
    .filter(Boolean)
    .join(' ');
}

/** Every field of a schema, nested ones under the path that leads to them. */
export function fieldsOf(schema: Schema | undefined, path = ''): Field[] {
  if (!schema) return [];
  const [only] = alternatives(schema);
  if (only) return fieldsOf(only, path);
  if (schema.type === 'array') return fieldsOf(schema.items, `${path}[]`);
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key;
    const row = { name, type: typeOf(field), required: required.has(key), note: notesOf(field) };
    return [row, ...fieldsOf(field, name)];
  });
}

/** What a payload is, in a word, when it has no fields. */
export const payloadType = (schema: Schema | undefined): string => (schema ? typeOf(schema) : 'nothing');
