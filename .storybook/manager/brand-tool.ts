import { type BrandName, brandList } from '@dayfare/themes/brands/names';
import { createElement, useEffect, useMemo, useState } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { browserDrafts, draftName, watchLatestDraft } from '../pages/studio/drafts.ts';

const brands = (Object.keys(brandList) as BrandName[]).map((value) => ({
  value,
  title: brandList[value].title,
}));

/** Longer names would push the other toolbars out of the window. */
const longest = 16;

const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name);

/** The title of the draft that was opened or changed last in this browser; undefined if there is none. */
function useDraftTitle(): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => watchLatestDraft(browserDrafts(), (draft) => setTitle(draft?.title)), []);
  return title;
}

/** The brand that every story is shown in: one of the repository's, or the draft of Brand studio. */
export function BrandTool() {
  const [{ brand }, setGlobals, storyGlobals] = useGlobals();
  const draft = useDraftTitle();
  const options = useMemo(() => {
    if (draft === undefined) return brands;
    return [...brands, { value: draftName, title: `Draft: ${short(draft) || 'without a name'}` }];
  }, [draft]);
  return createElement(Select, {
    ariaLabel: 'Brand',
    tooltip: 'Brand',
    padding: 'small',
    disabled: 'brand' in storyGlobals,
    options,
    defaultOptions: options.some(({ value }) => value === brand) ? String(brand) : 'common',
    onSelect: (value) => setGlobals({ brand: value }),
  });
}
