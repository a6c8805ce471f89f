/**
 * Returns the CSS variable of a path in the contract, without the leading dashes: `['colour', 'action']` is `df-colour-action`. Used by
 * both the typed references and the generated style sheets, so that they stay in sync.
 */
export const variableName = (path: readonly string[]): string => `df-${path.join('-')}`;
