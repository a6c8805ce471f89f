import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { NeedHelp } from './need-help.tsx';

describe('NeedHelp', () => {
  it('is a shared button that opens help, or a link to it [ui-012]', async () => {
    const onPress = vi.fn();
    const { user, again } = render(<NeedHelp onPress={onPress} id="help" />);
    await user.click(screen.getByRole('button', { name: 'Need help?' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(document.querySelector('button')?.id).toBe('help');
    again(<NeedHelp href="/home/needhelp" />);
    expect(screen.getByRole('link', { name: 'Need help?' }).getAttribute('href')).toBe('/home/needhelp');
  });

  it('speaks the language of its reader', async () => {
    const { container } = render(<NeedHelp href="/help" />, { locale: 'es-US' });
    expect((await transcript(container))[0]).toBe('link, ¿Necesitas ayuda?');
  });
});
