import { fails, measure } from '@dayfare/themes/checks/measure';
import type { Scheme, Tokens } from '@dayfare/themes/contract';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { ContrastList } from '../shared/contrast-list.tsx';
import { Segments } from '../shared/fields.tsx';
import { verdictText, worstFirst } from '../shared/pairs.ts';
import { Verdict } from '../shared/verdict.tsx';

const places = [
  { value: 'all', label: 'Everywhere' },
  { value: 'page', label: 'Page' },
  { value: 'brand', label: 'Brand surface' },
  { value: 'inverse', label: 'Inverse' },
  { value: 'media', label: 'Media' },
] as const;

/** So many show the critical ones without making a page of hundreds of rows. */
const atFirst = 12;

/** Every pair of one scheme with its ratio, worst first. */
export function ContrastBoard({ tokens, scheme }: { tokens: Tokens; scheme: Scheme }) {
  const [place, setPlace] = useState<(typeof places)[number]['value']>('all');
  const [showsAll, setShowsAll] = useState(false);
  const ofScheme = measure(tokens).filter((pair) => pair.scheme === scheme);
  const pairs = worstFirst(ofScheme.filter((pair) => place === 'all' || pair.place === place));
  const shown = showsAll ? pairs : pairs.slice(0, atFirst);
  return (
    <Stack gap={4}>
      <Segments label="Where the colours meet" options={places} value={place} onChange={setPlace} />
      <div role="status">
        <Verdict is={pairs.some(fails) ? 'fail' : 'pass'}>
          {verdictText(pairs)} in the {scheme} scheme
        </Verdict>
      </div>
      <ContrastList tokens={tokens} pairs={shown} label="Contrast pairs, worst first" />
      {pairs.length > atFirst && (
        <Stack direction="row">
          <Button variant="secondary" aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show the worst ${atFirst} only` : `Show all ${pairs.length} pairs`}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
