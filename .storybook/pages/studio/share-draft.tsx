import { Button } from '@dayfare/ui/button';
import { useState } from 'react';
import { InputField } from '../shared/fields.tsx';
import { managerHref } from '../shared/stories/story-url.ts';
import { draftHash } from './draft-link.ts';
import type { Draft } from './drafts.ts';

/** Makes a link that holds the draft as it is now, and copies it. */
export function ShareDraft({ draft }: { draft: Draft }) {
  const [made, setMade] = useState<{
    readonly tokens: object;
    readonly href: string;
    readonly isCopied: boolean;
  }>();
  const share = async () => {
    const href = managerHref('studio-brand-studio--studio-page') + (await draftHash(draft));
    const isCopied = await navigator.clipboard.writeText(href).then(
      () => true,
      () => false,
    );
    setMade({ tokens: draft.tokens, href, isCopied });
  };
  // A link to what stood there before would be taken for one to what stands there now.
  const shown = made?.tokens === draft.tokens ? made : undefined;
  return (
    <>
      <Button size="small" variant="quiet" onPress={share}>
        {shown?.isCopied ? 'Link copied' : 'Copy a link'}
      </Button>
      {shown && !shown.isCopied && (
        <InputField
          label="Link to this draft"
          value={shown.href}
          onChange={() => {}}
          hint="This browser does not let pages copy. Select the link and copy it."
        />
      )}
    </>
  );
}
