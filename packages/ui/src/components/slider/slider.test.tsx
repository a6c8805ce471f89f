import { fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Slider, type SliderProps } from './slider.tsx';
import { snap } from './slider-number.tsx';

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const number = () => screen.getByRole<HTMLInputElement>('textbox');

function Kept(props: Partial<SliderProps>) {
  const [value, setValue] = useState(props.value ?? 40);
  const change = (next: number) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <Slider label="Share" {...props} value={value} onChange={change} />;
}

describe('Slider', () => {
  it('moves as soon as the number beside it can stand, and not before', async () => {
    const onChange = vi.fn();
    const { user } = render(<Kept minValue={20} onChange={onChange} />);
    await user.clear(number());
    await user.type(number(), '5');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(number(), '5');
    expect(onChange).toHaveBeenLastCalledWith(55);
    expect(slider().value).toBe('55');
  });

  it('brings a number to the nearest step within its range when it is left', async () => {
    const onChangeEnd = vi.fn();
    const { user } = render(<Kept minValue={20} maxValue={200} step={5} onChangeEnd={onChangeEnd} />);
    await user.clear(number());
    await user.type(number(), '63{Enter}');
    expect(number().value).toBe('65');
    expect(onChangeEnd).toHaveBeenLastCalledWith(65);
    await user.clear(number());
    await user.type(number(), '900');
    await user.tab();
    expect(number().value).toBe('200');
    await user.clear(number());
    await user.tab();
    expect(number().value).toBe('200');
  });

  it('takes digits alone, and a separator where its steps have decimals', async () => {
    const { user } = render(<Kept step={0.5} />);
    await user.clear(number());
    await user.type(number(), '1x2,5');
    expect(number().value).toBe('12.5');
    expect(slider().value).toBe('12.5');
  });

  it('is stepped by keys, and its number follows', async () => {
    render(<Kept />);
    fireEvent.change(slider(), { target: { value: '41' } });
    expect(number().value).toBe('41');
  });

  it('speaks its value as it is written', () => {
    render(<Kept format={{ style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }} />, {
      locale: 'fr-CA',
    });
    expect(slider().getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('40 $');
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Slider label="Share" value={4} onChange={vi.fn()} data-part="share" rootRef={ref} />);
    expect(ref.current?.dataset.part).toBe('share');
  });

  it('reads number and slider with the same name, value and help', async () => {
    const { container } = render(<Kept description="Of each pay." error="Less." suffix="%" />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Share",
        "textbox, Share, 40, Of each pay. Less., invalid",
        "%",
        "group, Share",
        "slider, Share, Of each pay. Less., orientated horizontally, max value 100, min value 0, invalid, current value 40",
        "end of group, Share",
        "Of each pay.",
        "Less.",
      ]
    `);
  });
});

describe('the nearest step', () => {
  it('lies within the range, on a step counted from its beginning', () => {
    const range = { minValue: 5, maxValue: 50, step: 10 };
    expect([0, 9, 11, 44, 99].map((value) => snap(value, range))).toEqual([5, 5, 15, 45, 50]);
    expect(snap(0.1 + 0.2, { minValue: 0, maxValue: 1, step: 0.1 })).toBe(0.3);
  });
});
