/// <reference types="vite/types/importMeta.d.ts" />
import type { DefaultProps } from '../contract/default-props.ts';
import type { Tokens } from '../contract/tokens.ts';
import { perBrand } from './names.ts';

const found = import.meta.glob<Tokens>('./*/tokens.json', { eager: true, import: 'default' });

/** Every brand's tokens at once: for checks and for Storybook. An app takes its brand as a stylesheet instead. */
export const allTokens = perBrand((brand) => {
  const tokens = found[`./${brand}/tokens.json`];
  if (!tokens)
    throw new Error(`The brand "${brand}" is listed in names.ts but has no tokens.json in its folder.`);
  return tokens;
});

const presets = import.meta.glob<DefaultProps>('./*/default-props.json', {
  eager: true,
  import: 'default',
});

/** Every brand's preset props at once: for Storybook. An app loads those of its brand with `loadDefaultProps`. */
export const allDefaultProps = perBrand((brand) => {
  const preset = presets[`./${brand}/default-props.json`];
  if (!preset) throw new Error(`The brand "${brand}" has no default-props.json in its folder.`);
  return preset;
});
