import type { Page, Request } from '@playwright/test'

export const toCollector = (request: Request) => request.method() === 'POST' && /\/api\/analytics\//.test(request.url())
interface Told {
  category: string
  event: string
  eventData: Record<string, unknown>
}
export const eventsOf = (request: Request): Told[] => request.postDataJSON().events

/** Everything that a page sends to the collectors, kept as it goes out. */
export function collect(page: Page) {
  const events: Told[] = []
  const texts: string[] = []
  page.context().on('request', (request) => {
    if (toCollector(request)) events.push(...eventsOf(request))
    if (toCollector(request) || request.url().endsWith('/api/logs/js')) texts.push(request.url() + (request.postData() ?? ''))
  })
  return { events, texts }
}
export const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and measurement' })
export const allow = (page: Page) => bar(page).getByRole('button', { name: 'Yes, that’s fine' }).click()
