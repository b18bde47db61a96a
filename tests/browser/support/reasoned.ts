import type { Locator, Page } from '@playwright/test'
import { click, type Driver } from '../driver.ts'

/** How a decision of support's queues is chosen, given its reason, and left. */
export function reasoned(
  queue: (page: Page) => Locator,
  words: { choose: string; label: string; text: string; send: string },
): Pick<Driver['controls'], 'decision.chosen' | 'decision.cancelled' | 'decision.made'> {
  const named = (name: string) => (page: Page) => queue(page).getByRole('button', { name, exact: true })
  const send = named(words.send)
  return {
    'decision.chosen': click(named(words.choose)),
    'decision.cancelled': click(named('Cancel')),
    'decision.made': {
      control: send,
      use: async (page) => {
        await queue(page).getByRole('textbox', { name: words.label }).fill(words.text)
        await send(page).click()
      },
    },
  }
}
