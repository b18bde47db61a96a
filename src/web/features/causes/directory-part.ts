import { notFound, redirect } from '@tanstack/react-router'
import { directoryCalls } from '#contract/causes/directory.calls.ts'
import { orNotFound } from '#web/site/loading.ts'
import type { Site } from '#web/site/site.ts'
import { type DirectoryPage, headOf } from './directory-title.ts'

/** the first page has one address, that of its part; letters are small in addresses. */
export async function loadPart({ api, ...site }: Pick<Site, 'api' | 'origin' | 'tenant'>, prefix: string, asked?: string) {
  const lower = prefix.toLowerCase()
  if (asked !== undefined && !/^[1-9]\d{0,3}$/.test(asked)) throw notFound()
  const page = Number(asked ?? 1)
  if (page === 1 && (asked !== undefined || lower !== prefix))
    throw redirect({ to: '/cause-directory/$prefix', params: { prefix: lower }, statusCode: 301 })
  if (lower !== prefix)
    throw redirect({ to: '/cause-directory/$prefix/$page', params: { prefix: lower, page: String(page) }, statusCode: 301 })
  const details = await orNotFound(
    api.ask(directoryCalls.readDirectoryPart, { path: { prefix }, query: page === 1 ? {} : { page } }),
  )
  const shown: DirectoryPage = { ...details, prefix, page }
  // Made here, so that no other page loads what makes it.
  return { ...shown, head: headOf(shown, site) }
}
