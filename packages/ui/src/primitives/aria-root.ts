/** Names that React Aria's components take and ours do not: looks belong to the brand, and slots to who composes them. */
type Closed = 'className' | 'style' | 'children' | 'render' | 'slot' | 'dangerouslySetInnerHTML';

/**
 * What a component whose root is one of React Aria's hands on to it: `ref`, `id`, `data-*`, `aria-*` and events.
 * `Props` are React Aria's, `Used` the names that the component uses itself.
 */
export type AriaRootProps<Props, Used extends PropertyKey> = {
  [Name in keyof Props as Exclude<Name, Closed | Used>]?: Props[Name] | undefined;
};

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** The same without those left undefined, which React Aria's types do not take. */
export function given<Props extends object>(props: Props): Given<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
