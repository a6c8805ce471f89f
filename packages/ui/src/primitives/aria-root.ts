/** Props of React Aria's components that ours do not accept: looks belong to the brand, and slots to the component that composes them. */
type Closed = 'className' | 'style' | 'children' | 'render' | 'slot' | 'dangerouslySetInnerHTML';

/**
 * Props that a component with a React Aria root passes on to it: `ref`, `id`, `data-*`, `aria-*` and events. `Props` are React Aria's,
 * `Used` the names that the component uses itself.
 */
export type AriaRootProps<Props, Used extends PropertyKey> = {
  [Name in keyof Props as Exclude<Name, Closed | Used>]?: Props[Name] | undefined;
};

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** Removes undefined props, which React Aria's types do not accept. */
export function given<Props extends object>(props: Props): Given<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
