import { addresses } from './addresses.ts';
import { embeds } from './embeds.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';
import { vectors } from './vectors.ts';

/** Contract texts that try to act in the page, by how they try. Whatever they run is `reached()`. */
export const attacks: Readonly<Record<string, readonly string[]>> = {
  scripts,
  handlers,
  addresses,
  embeds,
  vectors,
  mutations,
};
