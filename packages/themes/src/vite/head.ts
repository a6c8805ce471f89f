import type { HtmlTagDescriptor } from 'vite';
import { schemes } from '../contract/tokens.ts';
import type { TabOutputs } from './outputs.ts';

type Attributes = NonNullable<HtmlTagDescriptor['attrs']>;

const tag = (name: string, attrs: Attributes): HtmlTagDescriptor => ({ tag: name, attrs, injectTo: 'head' });

/** The tags in the head that show a brand outside the page. runtime/set-tab.ts changes them when the brand changes. */
export const tabTags = (base: string, { tab, icon, manifest }: TabOutputs): HtmlTagDescriptor[] => [
  tag('link', { rel: 'icon', href: base + icon.fileName, type: 'image/svg+xml' }),
  tag('link', { rel: 'manifest', href: base + manifest.fileName }),
  ...schemes.map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      content: tab.themeColour[scheme],
      media: `(prefers-color-scheme: ${scheme})`,
    }),
  ),
];
