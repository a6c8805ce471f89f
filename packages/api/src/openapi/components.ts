import type { OpenAPI } from '@orpc/openapi';

type Schema = OpenAPI.SchemaObject | OpenAPI.ReferenceObject;

/** Names of what several calls carry, by the call that shows it first. Others are named after their call. */
const sharedNames: Readonly<Record<string, string>> = {
  'contracts.getContractByType': 'Contracts',
  'money.getAvailableFunds': 'AvailableFunds',
  'money.getEarnings': 'Earnings',
  'money.getInstruments': 'Instruments',
  'money.getTransactionHistory': 'TransactionHistory',
  'money.previewTransaction': 'TransferPreview',
  'money.transactionByKey': 'TransferOutcome',
  'money.transactionDetails': 'TransactionDetail',
  'session.getPasswordPolicy': 'PasswordPolicy',
  'session.loginM': 'CurrentUser',
  'session.resendPin': 'SentPin',
  'startup.getConfigurationSettings': 'Settings',
};

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a schema has parts, so that it is worth a name. */
const hasParts = (schema: Schema): schema is OpenAPI.SchemaObject =>
  !('$ref' in schema) && (schema.type === 'object' || schema.type === 'array');

/** Gathers the schemas of a document under names. */
export interface Components {
  /** A reference to the schema, which has its name from now on; small schemas stay as they are. */
  readonly payload: (operationId: string, schema: Schema) => Schema;
  readonly input: (operationId: string, schema: Schema) => Schema;
  readonly schemas: Readonly<Record<string, OpenAPI.SchemaObject>>;
}

/** Schemas that are the same get the same name, whichever calls they belong to. */
export function gatherComponents(): Components {
  const schemas: Record<string, OpenAPI.SchemaObject> = {};
  const names = new Map<string, string>();
  const gather = (wanted: string, schema: Schema): Schema => {
    if (!hasParts(schema)) return schema;
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? wanted;
    names.set(text, name);
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  const nameOf = (operationId: string) => capitalised(operationId.split('.').at(-1) ?? operationId);
  return {
    schemas,
    payload: (id, schema) => gather(sharedNames[id] ?? `${nameOf(id)}Payload`, schema),
    input: (id, schema) => gather(`${nameOf(id)}Request`, schema),
  };
}

/** Operations in an order in which what is shared comes under its own name. */
export const sharedFirst = (ids: readonly string[]): string[] =>
  ids.toSorted((a, b) => Number(b in sharedNames) - Number(a in sharedNames));
