import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optional } from './optional.tsx';

const arrived = async () => ({ default: () => <p>News</p> });
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('comes after its page, or not at all where it cannot be fetched', async () => {
  const [Part, Missing] = [optional(arrived), optional(gone)];
  const { container } = render(
    <>
      <Part />
      <Missing />
    </>,
  );
  expect(container.textContent).toBe('');
  await screen.findByText('News');
  expect(container.textContent).toBe('News');
});

it('comes with a page that has waited for it', async () => {
  const [Part, Missing] = [optional(arrived), optional(gone)];
  await Promise.all([Part.preload(), Missing.preload()]);
  const { container } = render(
    <>
      <Part />
      <Missing />
    </>,
  );
  expect(container.textContent).toBe('News');
});
