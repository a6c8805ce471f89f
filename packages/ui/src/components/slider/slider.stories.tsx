import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  painted,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Slider, type SliderProps } from './slider.tsx';

const meta = preview.meta({
  component: Slider,
  title: 'Components/Slider',
  args: { label: 'Save of each pay', value: 10, suffix: '%', onChange: fn(), onChangeEnd: fn() },
  render: function Kept(args: SliderProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Slider {...args} value={value} onChange={change} />;
  },
});

const sliderIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('slider');
const numberIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

/** The thumb and its number say the same; either sets the other. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const number = numberIn(canvasElement);
    await expectTouchTarget(number);
    await expect(number).toHaveAccessibleName('Save of each pay');
    await userEvent.clear(number);
    await userEvent.type(number, '4x2');
    await expect(sliderIn(canvasElement)).toHaveValue('42');
    await userEvent.type(number, '0');
    await expect(sliderIn(canvasElement)).toHaveValue('42');
    await userEvent.keyboard('{Enter}');
    await expect(number).toHaveValue('100');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
  },
});

/** Arrows step, Home and End go to the ends; the ring is around the thumb. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const slider = sliderIn(canvasElement);
    await tabInto();
    await userEvent.tab();
    const thumb = canvasElement.querySelector('[data-part=thumb]') ?? slider;
    await expectFocusRing(slider, thumb);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await expect(numberIn(canvasElement)).toHaveValue('11');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
  },
});

/** A press on the track sets it, without dragging. */
export const ByPress = meta.story({
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-part=track]');
    const box = track?.getBoundingClientRect();
    if (!track || !box) throw new Error('There should be a track.');
    await userEvent.pointer([
      {
        keys: '[MouseLeft>]',
        target: track,
        coords: { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 },
      },
      { keys: '[/MouseLeft]' },
    ]);
    await painted();
    await expect(Math.abs(Number(sliderIn(canvasElement).value) - 50)).toBeLessThanOrEqual(1);
  },
});

/** Values are written and spoken as money of the reader's language. */
export const Money = meta.story({
  args: {
    label: 'Keep at least',
    value: 60,
    minValue: 20,
    maxValue: 200,
    step: 5,
    format: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
    prefix: '$',
    suffix: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', '$60');
    const number = numberIn(canvasElement);
    await userEvent.clear(number);
    await userEvent.type(number, '63');
    await userEvent.tab();
    await expect(number).toHaveValue('65');
  },
});

/** Help that stays. */
export const WithDescription = meta.story({
  args: { description: 'Taken on each payday, before anything else.' },
  play: async ({ canvasElement }) => {
    await expect(sliderIn(canvasElement)).toHaveAccessibleDescription(/each payday/);
    await expect(numberIn(canvasElement)).toHaveAccessibleDescription(/each payday/);
  },
});

/** Too much for now. */
export const Invalid = meta.story({
  args: { value: 90, error: 'At most 80 percent for now.' },
  play: async ({ canvasElement }) => {
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(sliderIn(canvasElement)).toHaveAccessibleDescription(/80 percent/);
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Long words break above the track. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Se aparta en cada día de pago, antes que todo lo demás.'),
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Conserver au moins',
    value: 60,
    maxValue: 200,
    format: { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 },
    suffix: '$',
  },
  play: async ({ canvasElement }) => {
    await expect(sliderIn(canvasElement).getAttribute('aria-valuetext')).toMatch(/60\s\$/);
  },
});
