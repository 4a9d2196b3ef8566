// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../../../../testing/sample-analysis.ts';

const USER = { isPaidUser: true, currentPlan: 'Banner Package', role: 'user' } as const;

const arrival = vi.hoisted(() => ({ arrived: Promise.resolve() }));
vi.mock(import('./paid-export-menu.tsx'), async (original) => {
  await arrival.arrived;
  return original();
});

describe('the export menu while its code is loading', () => {
  let arrives: () => void;
  beforeEach(() => {
    vi.resetModules();
    ({ promise: arrival.arrived, resolve: arrives } = Promise.withResolvers<void>());
  });

  async function opened() {
    const { ExportMenu } = await import('./export-menu.tsx');
    render(<ExportMenu analysis={anAnalysis()} user={USER} />);
    return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Export' }) };
  }
  const arrive = async (button: HTMLElement): Promise<void> => {
    arrives();
    await vi.waitFor(() => expect(button.isConnected).toBe(false), { timeout: 10_000 });
  };

  it('opens once loaded if its button was clicked', async () => {
    const { user, button } = await opened();
    await user.click(button);
    await arrive(button);
    expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
  });

  it('opens if it loads while the button is held down', async () => {
    const { user, button } = await opened();
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    await arrive(button);
    await user.pointer({ target: document.body, keys: '[/MouseLeft]' });
    expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
  });

  it('opens once loaded if its button was activated by keyboard', async () => {
    const { user, button } = await opened();
    button.focus();
    await user.keyboard('{Enter}');
    await arrive(button);
    expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
  });

  it('stays closed if its button was not used', async () => {
    const { button } = await opened();
    await arrive(button);
    expect(await screen.findByRole('button', { name: 'Export', expanded: false })).toBeTruthy();
    expect(screen.queryAllByRole('menuitem')).toEqual([]);
  });
});
