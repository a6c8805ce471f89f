import { product } from '../../packages/domain/src/product/index.ts';

/** A call as the documents write it. */
export interface DocumentedCall {
  /** The row of the catalogue that names it first. */
  readonly row: string;
  readonly method: string;
  /** Below `/api/`, letter for letter; parameters in braces. */
  readonly path: string;
  /** Names of parameters of the query that are written with it. */
  readonly query: readonly string[];
}

/** The documents leave the names of the product and of the ride service open. */
const named = (path: string) => path.replaceAll('{product}', product).replaceAll('{ride}', 'ride');

const written =
  /\b(GET|POST|PUT|DELETE) \/?((?:[A-Za-z]\w*|\{ride\})(?:\/(?:\{[\w ]+\}|[\w{}])+)+)((?:\?|&)(?:\w+=\{\w+\}&?)+)?/g;

const keyOf = ({ method, path }: Pick<DocumentedCall, 'method' | 'path'>) => `${method} ${path}`;

/** The calls that the catalogue of requirements names by method and path, each once, in its order. */
export function documentedCalls(catalogue: string): readonly DocumentedCall[] {
  const found = new Map<string, DocumentedCall>();
  for (const line of catalogue.split('\n')) {
    const [row = '', , text = ''] = line.split('\t');
    for (const [, method = '', path = '', search = ''] of text.matchAll(written)) {
      const query = [...search.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
      const call = { row, method, path: named(path).replace(/^api\//, ''), query };
      if (!found.has(keyOf(call))) found.set(keyOf(call), call);
    }
  }
  return [...found.values()];
}

/** A call as a contract declares it. */
export interface DeclaredCall {
  /** Area and name: `money.getAvailableFunds`. */
  readonly name: string;
  readonly method: string;
  /** Below `/api/`. */
  readonly path: string;
  /** Names of what it takes. */
  readonly takes: readonly string[];
}

const withoutNames = (path: string) => path.replace(/\{[^}]*\}/g, '{}');

/** The call of ours that is a documented one, whatever its letters and its method; undefined where none is. */
export const counterpart = (
  { path, method }: DocumentedCall,
  declared: readonly DeclaredCall[],
): DeclaredCall | undefined => {
  const like = (one: string) => withoutNames(one).toLowerCase();
  const alike = declared.filter((one) => like(one.path) === like(path));
  return alike.find((one) => one.method === method) ?? alike[0];
};

/** What is not as the documents write it: method, letters of the path, parameters of the query. Empty where all is. */
export function differences(call: DocumentedCall, ours: DeclaredCall): readonly string[] {
  const isSamePath = withoutNames(call.path) === withoutNames(ours.path);
  const missing = call.query.filter((name) => !ours.takes.includes(name));
  return [
    ...(call.method === ours.method ? [] : [`method ${ours.method}`]),
    ...(isSamePath ? [] : [`path ${ours.path}`]),
    ...missing.map((name) => `no ${name} in the query`),
  ];
}
