import type { Locator, Page } from '@playwright/test'
import { click, type Driver } from '../driver.ts'

/** How a decision of support's queues is chosen, given its reason, and left. */
export function reasoned(
  queue: (page: Page) => Locator,
  words: { choose: string; label: string; text: string; send: string },
): Pick<Driver['controls'], 'decision.chosen' | 'reason.written#1' | 'draft.discarded' | 'decision.cancelled' | 'decision.made'> {
  const field = (page: Page) => queue(page).getByRole('textbox', { name: words.label })
  const named = (name: string) => (page: Page) => queue(page).getByRole('button', { name, exact: true })
  const send = named(words.send)
  return {
    'decision.chosen': click(named(words.choose)),
    'draft.discarded': click(named('Discard what you wrote')),
    'reason.written#1': {
      control: (page) => field(page).and(page.locator(':not([readonly])')),
      use: (page) => field(page).fill('We have looked'),
    },
    'decision.cancelled': click(named('Cancel')),
    'decision.made': {
      control: send,
      use: async (page) => {
        await field(page).fill(words.text)
        await send(page).click()
      },
    },
  }
}

/** What is seen of them: the queue is read again beside what is typed. */
export const reasonedSees = (queue: (page: Page) => Locator, label: string): Driver['sees'] => {
  const field = (page: Page) => queue(page).getByRole('textbox', { name: label })
  return {
    '{"deciding":"writing"}': field,
    '{"deciding":"rereading"}': field,
    '{"deciding":"unread"}': (page) => queue(page).getByText(/^We couldn’t load this\./),
    '"gone"': (page) => queue(page).getByText(/^This isn’t waiting any more/),
  }
}

/** Whoever sends a reason has typed one. */
export const afterTyping = { 'decision.made': { draft: {} } }

/** The page has one button for this and for the list beside it. */
export const whereReadingIsOff = ['"loading"', '"moving"', '{"deciding":"rereading"}']
