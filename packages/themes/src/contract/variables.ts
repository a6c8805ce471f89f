/**
 * The CSS variable behind a path of the contract, without the leading dashes: `['colour', 'action']` is `df-colour-action`.
 * The typed references and the generated sheets both ask here, so that they cannot drift apart.
 */
export const variableName = (path: readonly string[]): string => `df-${path.join('-')}`;
