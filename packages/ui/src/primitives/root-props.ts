import type { AriaAttributes, Ref } from 'react';

/**
 * What every component takes for its root, the outermost element that it draws: `ref`, `id`, `lang`, `data-*` and `aria-*`. Never a class or a style: looks belong to the brand.
 * In a field, `ref` and `id` belong to the control that takes focus, and the root has `rootRef`.
 */
export interface RootProps<Root extends Element = HTMLDivElement> extends AriaAttributes {
  ref?: Ref<Root> | undefined;
  id?: string | undefined;
  /** BCP 47 tag of its text, if that is in another language than the page. */
  lang?: string | undefined;
  /** For tests and analytics. */
  [data: `data-${string}`]: string | undefined;
}

/** Props without those that are undefined, which React Aria's types do not accept. */
type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

const isLook = (name: string) => name === 'className' || name === 'style';

/** Removes undefined props, and looks, which a caller without types might pass. */
export function given<Props extends object>(props: Props): Given<Props> {
  const kept = Object.entries(props).filter(([name, value]) => value !== undefined && !isLook(name));
  return Object.fromEntries(kept) as Given<Props>;
}

const isOfRoot = (name: string) => /^(ref|id|lang|(data|aria)-.+)$/.test(name);

/** Takes what belongs to the root out of a component's props. */
export function rootProps<Root extends Element>(props: RootProps<Root>): Given<RootProps<Root>> {
  return given<RootProps<Root>>(Object.fromEntries(Object.entries(props).filter(([name]) => isOfRoot(name))));
}
