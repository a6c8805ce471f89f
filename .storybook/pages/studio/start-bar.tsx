import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import type { Tokens } from '@dayfare/themes/contract';
import { foundationTokens } from '@dayfare/themes/foundations';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useState } from 'react';
import { InputField, SelectField } from '../shared/fields.tsx';
import type { DraftBrand } from './draft.ts';
import { ShareDraft } from './share-draft.tsx';
import * as styles from './studio.css.ts';
import type { Drafts } from './use-drafts.ts';

/** What a brand can be a copy of. */
const sources: Readonly<Record<string, { readonly title: string; readonly tokens: Tokens }>> = {
  ...Object.fromEntries(
    brandNames.map((name) => [name, { title: brandTitle(name), tokens: allTokens[name] }]),
  ),
  neutral: { title: 'Neutral', tokens: foundationTokens.neutral },
};

/** A fresh copy of a brand. */
export const copyOf = (source: string): DraftBrand => {
  const { title, tokens } = sources[source] ?? { title: 'Neutral', tokens: foundationTokens.neutral };
  return { title: `${title} copy`, tokens };
};

const options = Object.entries(sources).map(([value, { title }]) => ({ value, label: title }));

const changed = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export interface StartBarProps {
  drafts: Drafts;
  /** The brand that the toolbar shows. */
  first: string;
}

/** Which draft one works on, what it is called, and the ways back and forth. */
export function StartBar({ drafts, first }: StartBarProps) {
  const { draft, all, keeping, act, begin, open } = drafts;
  const [source, setSource] = useState(first);
  const list = all.map(({ id, title, changedAt }) => ({
    value: id,
    label: `${title || 'Without a name'}, ${changed.format(changedAt)}`,
  }));
  return (
    <>
      <div className={styles.startBar}>
        <SelectField label="Draft" options={list} value={draft.id} onChange={open} />
        <InputField label="Name" value={draft.title} onChange={(title) => act({ do: 'name', title })} />
        <SelectField label="Copy of" options={options} value={source} onChange={setSource} />
        <Button variant="secondary" onPress={() => begin(copyOf(source))}>
          Start another draft
        </Button>
        <div className={styles.startActions}>
          <StepButton way="undo" drafts={drafts} />
          <StepButton way="redo" drafts={drafts} />
          <ShareDraft draft={draft} />
          <DeleteDraft drafts={drafts} />
        </div>
      </div>
      {keeping === 'failed' && (
        <Banner tone="warning" title="This browser cannot keep your draft" isAnnounced>
          Its storage is full or switched off. Download the tokens before you leave this page.
        </Banner>
      )}
    </>
  );
}

const words = { undo: 'Undo', redo: 'Redo' } as const;

function StepButton({ way, drafts: { draft, act } }: { way: 'undo' | 'redo'; drafts: Drafts }) {
  const last = (way === 'undo' ? draft.past : draft.future).at(-1);
  return (
    <Button size="small" variant="quiet" isDisabled={!last} onPress={() => act({ do: way })}>
      {last ? `${words[way]} ${last.change}` : `Nothing to ${way}`}
    </Button>
  );
}

function DeleteDraft({ drafts: { draft, remove } }: { drafts: Drafts }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
        Delete draft
      </Button>
      <ActionConfirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        heading={`Delete “${draft.title || 'Without a name'}”?`}
        description="Its tokens and every step of it go from this browser. Files and links that you have made stay."
        isDangerous
        accept={{
          label: 'Delete draft',
          onPress: () => {
            setAsking(false);
            remove();
          },
        }}
        reject={{ label: 'Keep it', onPress: () => setAsking(false) }}
      />
    </>
  );
}
