import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { parts } from './parts.ts';
import { specimens } from './specimens/specimens.ts';

const same = (text: string) => text;
const names = parts.filter(({ kind }) => kind === 'components').map(({ name }) => name);

describe('the table of specimens', () => {
  it('has every component', () => {
    expect(Object.keys(specimens).toSorted()).toEqual(names.filter((name) => name !== 'snackbar').toSorted());
  });
});

describe('every component', () => {
  it.each(Object.entries(specimens))(
    'hands ref and data attributes to one element, its root: %s',
    (_name, specimen) => {
      const given: (Element | null)[] = [];
      render(specimen(same, { 'data-probe': 'root', ref: (element) => void given.push(element) }));
      const marked = [...document.querySelectorAll('[data-probe]')];
      expect(marked.map((element) => element.getAttribute('data-probe'))).toEqual(['root']);
      expect(given).toContain(marked[0]);
    },
  );
});
