import { wholeBrand } from '@dayfare/themes/folder';
import { Banner } from '@dayfare/ui/banner';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { type ChangeEvent, useId, useState } from 'react';
import * as fields from '../shared/fields.css.ts';
import { useOwnLogo } from '../shared/own-logo.ts';
import * as page from '../shared/page.css.ts';
import { Section } from '../shared/page.tsx';
import type { DraftBrand, DrawingName, StudioAction } from './draft.ts';
import * as styles from './studio.css.ts';
import { drawingProblems } from './verdict.ts';

const words = {
  logo: { label: 'Upload logo.svg', hint: 'The wordmark, 40 high and as wide as it needs.' },
  mark: { label: 'Upload mark.svg', hint: 'The mark alone, 40 by 40.' },
} as const satisfies Record<DrawingName, object>;

export interface DrawingsPaneProps {
  /** The brand as it stands in `data-brand`. */
  brand: string;
  draft: DraftBrand;
  onAct: (action: StudioAction) => void;
}

/** The brand's drawings: its name and initial, drawn here, until there are better ones. */
export function DrawingsPane({ brand, draft, onAct }: DrawingsPaneProps) {
  return (
    <Section
      title="Logo"
      note={
        <>
          SVG with its shapes in <code>{'<g id="art">'}</code>, in colours as hex, <code>currentColor</code>{' '}
          or <code>{'var(--df-colour-action, #hex)'}</code>, which follow the scheme; at most 4 kB, no script,
          style or text. A file that <code>pnpm check:brand</code> would refuse is refused here.
        </>
      }
    >
      <div className={page.grid.wide}>
        {(['logo', 'mark'] as const).map((drawing) => (
          <DrawingField key={drawing} drawing={drawing} brand={brand} draft={draft} onAct={onAct} />
        ))}
      </div>
    </Section>
  );
}

function DrawingField({ drawing, brand, draft, onAct }: DrawingsPaneProps & { drawing: DrawingName }) {
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const logo = useOwnLogo(wholeBrand(draft)[drawing]);
  const { label, hint } = words[drawing];
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const svg = await file.text();
    // The same file can then be uploaded again after it has been mended.
    target.value = '';
    const found = drawingProblems(drawing, svg);
    setProblems(found);
    if (found.length === 0) onAct({ do: 'draw', drawing, svg });
  };
  const own = draft[drawing] !== undefined;
  return (
    <div className={styles.drawing}>
      <div className={styles.drawn} data-brand={brand} data-drawing={drawing}>
        {(['light', 'dark'] as const).map((scheme) => (
          <span key={scheme} className={styles.drawnOn} data-brand={brand} data-scheme={scheme}>
            {logo && <BrandLogo logo={logo} name={scheme === 'light' ? `${draft.title}, ${drawing}` : ''} />}
          </span>
        ))}
      </div>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={styles.fileInput}
          type="file"
          accept=".svg,image/svg+xml"
          aria-describedby={`${id}-hint`}
          onChange={open}
        />
        <span id={`${id}-hint`} className={fields.hint}>
          {hint}
        </span>
      </div>
      {own && (
        <Stack direction="row">
          <Button size="small" variant="quiet" onPress={() => onAct({ do: 'draw', drawing, svg: undefined })}>
            {`Draw the ${drawing} from the name again`}
          </Button>
        </Stack>
      )}
      <div role="status">
        {problems.length > 0 && (
          <Banner tone="danger" title={`The ${drawing} stays as it was`}>
            <Stack as="ul" gap={1}>
              {problems.slice(0, 8).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </Stack>
          </Banner>
        )}
      </div>
    </div>
  );
}
