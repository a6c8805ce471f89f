import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  it('is heard as what it is, also where it does not come', async () => {
    const { container } = render(<Picture src="data:image/png;base64,AAAA" alt="shelf-plan.png" />);
    expect(await transcript(container)).toEqual(['image, shelf-plan.png']);
    fireEvent.error(screen.getByRole('img'));
    expect(await transcript(container)).toEqual(['shelf-plan.png']);
  });

  it('is tried again with another address', () => {
    const { rerender } = render(<Picture src="/old" alt="shelf-plan.png" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/new" alt="shelf-plan.png" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/new');
  });

  it('hands ref and data attributes to its root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<Picture ref={ref} data-part="photo" src={undefined} alt="shelf-plan.png" size="screen" />);
    expect(ref.current?.dataset).toMatchObject({ part: 'photo', size: 'screen' });
  });
});
