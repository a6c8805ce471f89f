/**
 * Every path that has a screen. `app/generated/routes.ts` adds them.
 * @public
 */
export interface ScreenPaths {
  /** Where everybody starts; it leads on. */
  readonly '/': true;
}

/** The path of a screen, where `:id` stands for any segment. */
export type ScreenPath = keyof ScreenPaths & string;

type ParametersOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Query = Readonly<Record<string, string | number | undefined>>;

type PartsOf<Path extends string> = [ParametersOf<Path>] extends [never]
  ? [parameters?: Readonly<Record<string, never>>, query?: Query]
  : [parameters: Readonly<Record<ParametersOf<Path>, string | number>>, query?: Query];

/**
 * Returns the address of a screen: `pathTo('/ewa/accounts/:id', { id: 7 })`, or with a query `pathTo('/ewa/cash', {}, { transfer })`. Values are encoded; those of
 * a query that are undefined are left out. A path without a screen does not compile.
 */
export function pathTo<Path extends ScreenPath>(
  path: Path,
  ...[parameters, query = {}]: PartsOf<Path>
): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
