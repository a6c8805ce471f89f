import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { InputField, Segments, SelectField } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage, Section } from '../shared/page.tsx';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { outcomeOf, PartRow } from './part-row.tsx';
import * as styles from './status.css.ts';
import { checkNames, checkTitles, type PartStatus, resultOf, type Status } from './status-data.ts';
import { untried } from './untried.ts';
import type { Found } from './use-status.ts';

const shown = [
  { value: 'all', label: 'All' },
  { value: 'red', label: 'To mend' },
] as const;

const brands = [
  { value: 'all', label: 'All brands' },
  ...brandNames.map((value) => ({ value, label: brandTitle(value) })),
];

/** How one makes it, and makes it again. */
function Command() {
  return (
    <>
      <Text>
        Every run of <code className={page.code}>npm test</code> writes its results here. The second engine
        and the screen reader’s transcripts are looked at by a run of their own, half an hour on two cores:
      </Text>
      <code className={styles.command}>pnpm build:storybook && pnpm status</code>
      <Text tone="muted">
        With words it looks at the parts of that name alone, and leaves the others as they were:{' '}
        <code className={page.code}>pnpm status button dialog</code>
      </Text>
    </>
  );
}

function headingOf({ madeAt, parts }: Status, red: number): string {
  if (madeAt === '') return `${parts.length} parts, not looked at on this machine yet`;
  return red === 0 ? 'Nothing to mend' : `${red} of ${parts.length} parts to mend`;
}

function Parts({ status, globals }: { status: Status; globals: ReviewGlobals }) {
  const [which, setWhich] = useState<'all' | 'red'>('all');
  const [brand, setBrand] = useState('all');
  const [query, setQuery] = useState('');
  const only = brand === 'all' ? undefined : brand;
  const isRed = (part: PartStatus) =>
    checkNames.some((name) => resultOf(outcomeOf(part, name, only)) === 'fail');
  const red = status.parts.filter(isRed).length;
  const older = status.parts.filter(({ madeAt }) => madeAt < status.madeAt).length;
  const earlier =
    older === 0 ? '' : ` ${older === 1 ? '1 part was' : `${older} parts were`} looked at earlier.`;
  const parts = status.parts
    .filter((part) => which === 'all' || isRed(part))
    .filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Section
      title={headingOf(status, red)}
      note={
        status.madeAt === '' ? (
          'npm test writes down what it finds, and the page shows it from then on.'
        ) : (
          <>
            Made on{' '}
            <time dateTime={status.madeAt}>{new Date(status.madeAt).toLocaleString(globals.language)}</time>{' '}
            at commit {status.commit.replace('+', ', with changes that were not committed')}. The number is
            how many stories or tests were looked at.{earlier}
          </>
        )
      }
    >
      <div className={page.controls}>
        <Segments label="Parts" options={shown} value={which} onChange={setWhich} />
        <SelectField label="axe in" options={brands} value={brand} onChange={setBrand} />
        <InputField type="search" label="Find a part" value={query} onChange={setQuery} />
      </div>
      <div role="status">
        <Text variant="label" tone="muted">
          {parts.length} parts
        </Text>
      </div>
      <ul className={page.list} aria-label="Parts">
        {parts.map((part) => (
          <PartRow key={part.title} part={part} brand={only} globals={globals} />
        ))}
      </ul>
    </Section>
  );
}

/** What every check found in every part, as it was written down the last time. */
export function StatusPage({ found, globals }: { found: Found; globals: ReviewGlobals }) {
  const entries = useStoryIndex();
  return (
    <ReviewPage
      title="Status"
      lead="Every component and every pattern with what each check found in it. Made by looking, not by hand: nobody can tick a box here."
    >
      {found !== 'loading' && (
        <Parts status={found === 'missing' ? untried(entries ?? []) : found} globals={globals} />
      )}
      <Section title="What is looked at">
        <dl className={page.grid.wide}>
          {checkNames.map((name) => (
            <div key={name}>
              <Text as="dt" isStrong>
                {checkTitles[name][0]}
              </Text>
              <Text as="dd" tone="muted">
                {checkTitles[name][1]}.
              </Text>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Make it again">
        <Command />
      </Section>
    </ReviewPage>
  );
}
