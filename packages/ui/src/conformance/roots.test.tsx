import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { exceptions } from './exceptions.ts';
import { exportedPaths } from './exported-paths.ts';
import type { RootAttributes, Specimen } from './specimens/specimen.ts';
import { specimens } from './specimens/specimens.ts';
import '../testing/overlays.ts';

const same = (text: string) => text;
const excused = (what: 'specimen' | 'root') => Object.keys(exceptions[what] ?? {});

describe('the specimens', () => {
  it('show every export', () => {
    expect([...Object.keys(specimens), ...excused('specimen')].toSorted()).toEqual(exportedPaths);
  });
});

/** Looks, which no type lets in; a caller without types might still try. */
const looks = { className: 'probe-looks', style: { opacity: 0.5 } };

/**
 * What is wrong with how a specimen treats what is meant for its root. In a field the id and what describes it are the control's, and its
 * `ref` comes to the root as `rootRef`.
 */
function faultsOf(specimen: Specimen): string[] {
  const given: (Element | null)[] = [];
  const attributes: RootAttributes = {
    'data-probe': 'root',
    id: 'probe-id',
    'aria-describedby': 'probe-note',
    ref: (element) => void given.push(element),
  };
  render(specimen(same, { ...attributes, ...looks }));
  const [root, ...others] = document.querySelectorAll('[data-probe="root"]');
  const isField = root?.hasAttribute('data-field') ?? false;
  const faults = {
    'its data attributes come to one element': root !== undefined && others.length === 0,
    'its ref is that element': root !== undefined && given.includes(root),
    'its id is that element':
      root !== undefined && (isField ? isWithin(root, '#probe-id') : root.id === 'probe-id'),
    'what describes it is told of that element':
      isField || (root?.getAttribute('aria-describedby') ?? '').split(' ').includes('probe-note'),
    'it takes no class': document.querySelector('.probe-looks') === null,
    'it takes no style': document.querySelector('[style*="opacity: 0.5"]') === null,
  };
  cleanup();
  return Object.entries(faults).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const isWithin = (root: Element, selector: string) => root.querySelector(selector) !== null;

describe('every component, pattern and primitive', () => {
  it.each(Object.entries(specimens).filter(([name]) => !excused('root').includes(name)))(
    'hands what is meant for its root to one element, and takes no looks: %s',
    (_name, specimen) => {
      expect(faultsOf(specimen)).toEqual([]);
    },
  );
});

describe('an exception', () => {
  it('stands only as long as it is needed', () => {
    const listed = Object.entries(specimens).filter(([name]) => excused('root').includes(name));
    expect(listed.map(([name]) => name).toSorted()).toEqual(excused('root').toSorted());
    expect(listed.flatMap(([name, specimen]) => (faultsOf(specimen).length === 0 ? [name] : []))).toEqual([]);
  });
});
