import type { Page } from '@playwright/test'

/** Who runs the causes of these charts. */
export const admin = { signsIn: true, signsInAs: 'admin' } as const

/** Opens a line of the cause page by its name, where it isn't open already. */
export async function openPart(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('region', { name, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await opener.first().getAttribute('aria-expanded')) === 'true') return
  await opener.first().click()
  await page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`), expanded: true })
    .first()
    .waitFor()
}
