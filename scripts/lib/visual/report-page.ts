import type { Story as IndexedStory } from '../stories/story-index.ts';

/** What the page says of a story. */
type Story = Pick<IndexedStory, 'id' | 'title' | 'name'>;

/** One story in one way of rendering it, with its three pictures as paths relative to the report. */
export interface Change {
  readonly mode: string;
  readonly pixels: number;
  /** Share of all pixels that differ, 0 to 1. */
  readonly share: number;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** What a run found. */
export interface Findings {
  /** The commit that the working tree is compared with, as it was asked for. */
  readonly ref: string;
  readonly commit: string;
  readonly pictures: number;
  readonly seconds: number;
  readonly changed: readonly { readonly story: Story; readonly changes: readonly Change[] }[];
  readonly added: readonly Story[];
  readonly removed: readonly Story[];
  /** Stories that could not be photographed, with the reason. */
  readonly failed: readonly { readonly story: Story; readonly reason: string }[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const nameOf = ({ title, name }: Story) => `${title.replaceAll('/', ' / ')} · ${name}`;

/** A share in words that never round a difference away. */
export const percent = (share: number): string =>
  share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-inline-size: 1400px; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-block: 48px 8px; padding-block-start: 16px; border-block-start: 1px solid GrayText; overflow-wrap: anywhere; }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; } figcaption { font-size: 14px; }
img { max-inline-size: 100%; block-size: auto; border: 1px solid GrayText; background: #fff; }
`;

const figure = (what: string, path: string, of: string) =>
  `<figure><figcaption>${what}</figcaption><a href="${safe(path)}"><img src="${safe(path)}" alt="${safe(`${of}, ${what.toLowerCase()}`)}" loading="lazy"></a></figure>`;

function section({ story, changes }: Findings['changed'][number]): string {
  const name = nameOf(story);
  const looks = changes.map(({ mode, pixels, share, before, after, difference }) => {
    const of = `${name}, ${mode}`;
    const figures = [
      figure('Before', before, of),
      figure('After', after, of),
      figure('Difference', difference, of),
    ];
    return `<h3>${safe(mode)}: ${pixels.toLocaleString('en')} pixels, ${percent(share)}</h3><div class="three">${figures.join('')}</div>`;
  });
  return `<section id="${safe(story.id)}"><h2>${safe(name)}</h2>${looks.join('')}</section>`;
}

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The report as one page, beside which its pictures lie. */
export function reportPage({ ref, commit, pictures, seconds, ...found }: Findings): string {
  const { changed, added, removed, failed } = found;
  const contents = changed.map(
    ({ story, changes }) =>
      `<a href="#${safe(story.id)}">${safe(nameOf(story))}</a>, ${changes.length} of the looks`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual differences since ${safe(ref)}</title><style>${style}</style></head>
<body><main><h1>Visual differences since ${safe(ref)}</h1>
<p>${changed.length} stories look different, ${added.length} are new, ${removed.length} are gone, ${failed.length} could not be rendered.
${pictures.toLocaleString('en')} pictures in ${seconds} s, working tree against ${safe(commit.slice(0, 10))}.</p>
${list('Look different', contents)}
${list(
  'New',
  added.map((story) => safe(nameOf(story))),
)}
${list(
  'Gone',
  removed.map((story) => safe(nameOf(story))),
)}
${list(
  'Could not be rendered',
  failed.map(({ story, reason }) => `${safe(nameOf(story))}: ${safe(reason)}`),
)}
${changed.map(section).join('\n')}
</main></body></html>
`;
}
