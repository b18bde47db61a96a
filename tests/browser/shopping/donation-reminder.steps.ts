import type { TestSite } from '#tests/kit/site.ts'

export interface ServedPage {
  status: number
  location: string | null
  title: string
  text: string
  links: string[]
}
/** A page as the server renders it, before any script has run. */
export async function readPage(site: TestSite, path: string): Promise<ServedPage> {
  const answer = await fetch(site.server.address + path, { redirect: 'manual' })
  const markup = await answer.text()
  const shown = /<main[^>]*>(.*)<\/main>/s.exec(markup)?.[1] ?? ''
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1] ?? '',
    text: shown
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' '),
    links: [...shown.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
  }
}
export const guides = '/donation-reminder/guides'
