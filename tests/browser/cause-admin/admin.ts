import type { Locator, Page } from '@playwright/test'

/** Who runs the causes of these charts. */
export const admin = { signsIn: true, signsInAs: 'admin' } as const

/** Opens a line of the cause page by its name, where it isn't open already, and answers it. */
export async function openPart(page: Page, name: string): Promise<Locator> {
  const line = page.getByRole('region', { name, exact: true })
  const opener = { name: new RegExp(`^${name}`) }
  if ((await line.getByRole('button', opener).first().getAttribute('aria-expanded')) === 'true') return line
  await line.getByRole('button', opener).first().click()
  await line
    .getByRole('button', { ...opener, expanded: true })
    .first()
    .waitFor()
  return line
}
