import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../src/web/routes')

export interface SiteRoute {
  path: string
  id: string
  access: string
  role: string | null
  layout: string
  banners: boolean
  pageType: string
  isPending: boolean
}

/** Reads the route files from disk: the rules that each declares, with the defaults filled in. */
export function siteRoutes(): SiteRoute[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('index.tsx'))
  return files.map((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const declared = /staticData: (page|pendingPage)\('([^']+)'(?:, \{([^}]*)\})?\)/.exec(source)
    const value = (key: string) => new RegExp(`${key}: '?([\\w-]+)'?`).exec(declared?.[3] ?? '')?.[1]
    return {
      path: (/createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? '').replace(/(.)\/$/, '$1'),
      id: declared?.[2] ?? '',
      access: value('access') ?? 'unauthenticated',
      role: value('role') ?? null,
      layout: value('layout') ?? 'main',
      banners: value('banners') !== 'false',
      pageType: value('pageType') ?? 'generic',
      isPending: declared?.[1] === 'pendingPage',
    }
  })
}
