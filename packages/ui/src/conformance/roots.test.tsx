import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { exceptions } from './exceptions.ts';
import { exportedPaths } from './exported-paths.ts';
import type { Specimen } from './specimens/specimen.ts';
import { specimens } from './specimens/specimens.ts';

const same = (text: string) => text;
const excused = (what: 'specimen' | 'root') => Object.keys(exceptions[what] ?? {});

describe('the specimens', () => {
  it('show every export', () => {
    expect([...Object.keys(specimens), ...excused('specimen')].toSorted()).toEqual(exportedPaths);
  });
});

/** Renders a specimen with a ref and a mark; whether both came to one and the same element. */
function marksItsRoot(specimen: Specimen): boolean {
  const given: (Element | null)[] = [];
  render(specimen(same, { 'data-probe': 'root', ref: (element) => void given.push(element) }));
  const [root, ...others] = document.querySelectorAll('[data-probe="root"]');
  cleanup();
  return root !== undefined && others.length === 0 && given.includes(root);
}

describe('every component, pattern and primitive', () => {
  it.each(Object.entries(specimens).filter(([name]) => !excused('root').includes(name)))(
    'hands ref and data attributes to one element, its root: %s',
    (_name, specimen) => {
      expect(marksItsRoot(specimen)).toBe(true);
    },
  );
});

describe('an exception', () => {
  it('stands only as long as it is needed', () => {
    const listed = Object.entries(specimens).filter(([name]) => excused('root').includes(name));
    expect(listed.map(([name]) => name).toSorted()).toEqual(excused('root').toSorted());
    expect(listed.flatMap(([name, specimen]) => (marksItsRoot(specimen) ? [name] : []))).toEqual([]);
  });
});
