/// <reference path="./virtual.d.ts" />
import { componentSources } from 'virtual:pages/component-sources';
import { tokenGroups } from './groups.ts';
import { tokenUse } from './token-use.ts';

/** What every component reads, from its source as it was when Storybook was built. */
export const componentUses = tokenUse(componentSources, tokenGroups);
