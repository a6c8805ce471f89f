declare module 'virtual:pages/component-sources' {
  /** Text of every file of the components, by its path within packages/ui/src; stories and tests left out. */
  export const componentSources: Readonly<Record<string, string>>;
}
