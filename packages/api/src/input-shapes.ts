import * as z from 'zod/mini';
import { contract } from './generated/contract.ts';
import type { AreaContract } from './transport/index.ts';

/** What of a JSON schema says which values fit it. */
export interface InputShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, InputShape>>;
  readonly required?: readonly string[];
  readonly items?: InputShape;
  readonly additionalProperties?: InputShape | boolean;
  readonly anyOf?: readonly InputShape[];
  readonly oneOf?: readonly InputShape[];
  readonly allOf?: readonly InputShape[];
}

/** A call, and what its input looks like. */
export interface ShapedCall {
  /** Its area and name: `money.performTransaction`. */
  readonly path: string;
  readonly area: AreaContract;
  readonly name: string;
  /** Undefined for a call that takes none. */
  readonly input: InputShape | undefined;
}

/** Every call with the shape of its input, for tests that walk them all. */
export function shapedCalls(): readonly ShapedCall[] {
  return Object.entries<AreaContract>(contract).flatMap(([areaName, area]) =>
    Object.entries(area).map(([name, { '~orpc': call }]) => {
      const schema = call.inputSchema as z.ZodMiniType | undefined;
      const input = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return { path: `${areaName}.${name}`, area, name, input: input as InputShape | undefined };
    }),
  );
}
