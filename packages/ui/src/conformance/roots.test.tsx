import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { exceptions } from './exceptions.ts';
import { parts } from './parts.ts';
import type { Specimen } from './specimens/specimen.ts';
import { specimens } from './specimens/specimens.ts';

const same = (text: string) => text;
const names = parts.filter(({ kind }) => kind === 'components').map(({ name }) => name);

describe('the table of specimens', () => {
  it('has every component', () => {
    expect(Object.keys(specimens).toSorted()).toEqual(names.filter((name) => name !== 'snackbar').toSorted());
  });
});

const isExcused = (name: string) => exceptions.root?.[`components/${name}`] !== undefined;

/** Renders a component with a ref and a mark; whether both came to one and the same element. */
function marksItsRoot(specimen: Specimen): boolean {
  const given: (Element | null)[] = [];
  render(specimen(same, { 'data-probe': 'root', ref: (element) => void given.push(element) }));
  const [root, ...others] = document.querySelectorAll('[data-probe="root"]');
  cleanup();
  return root !== undefined && others.length === 0 && given.includes(root);
}

describe('every component', () => {
  it.each(Object.entries(specimens).filter(([name]) => !isExcused(name)))(
    'hands ref and data attributes to one element, its root: %s',
    (_name, specimen) => {
      expect(marksItsRoot(specimen)).toBe(true);
    },
  );
});

describe('an exception', () => {
  it('stands only as long as it is needed', () => {
    const listed = Object.entries(specimens).filter(([name]) => isExcused(name));
    expect(listed.flatMap(([name, specimen]) => (marksItsRoot(specimen) ? [name] : []))).toEqual([]);
  });
});
