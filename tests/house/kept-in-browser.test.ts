import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import words from '#locales/en-GB/content-privacy.json' with { type: 'json' }
import { contentPolicy } from '#server/gate/headers.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')

/** Files that keep something in a browser past the two doors, and under which name. The list is closed: a new one is named on the page on privacy too. */
const besideTheDoors: Record<string, string> = {
  'src/server/shared/session/known-devices.ts': 'knownDevice',
  'src/web/platform/dialog-window.ts': 'dialogReturn',
  'src/web/platform/push.ts': 'pushSubscription',
  'src/web/platform/web-lock.ts': 'lock',
  'src/web/service-worker.ts': 'siteParts',
}
const doors = ['src/web/platform/cookies.ts', 'src/web/platform/storage.ts']
const writing =
  /Storage\.setItem\(|\.setCookie\(|Cookies\.set\(|document\.cookie\s*=|set-cookie|indexedDB|cookieStore|caches\.open|pushManager\.subscribe/

test('nothing keeps something in a browser but the two doors and what stands here by name', () => {
  const files = (readdirSync(join(root, 'src'), { recursive: true }) as string[]) // with a string for a path it answers strings
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path) && writing.test(read(path)))
  expect(files.filter((path) => !doors.includes(path)).toSorted()).toEqual(Object.keys(besideTheDoors))
  for (const [path, name] of Object.entries(besideTheDoors)) expect(read(path)).toMatch(new RegExp(`['\`]${name}`))
})

test('the page on privacy names every cookie and every key of storage, and nothing that is not there', () => {
  const cookies = namesIn(/export type CookieName = (.+)/.exec(read('src/web/platform/cookies.ts'))?.[1] ?? '')
  const keys = namesIn(/export type StorageKey =([^/]+?)\n\n/.exec(read('src/web/platform/storage.ts'))?.[1] ?? '')
  expect([cookies.length, keys.length]).toEqual([5, 13])
  const kept = [...new Set([...cookies, ...keys, ...Object.values(besideTheDoors)])].toSorted()
  expect(Object.keys(words.device.notes).toSorted()).toEqual(kept)
  const shown = /const notes = \[([^\]]+)\]/.exec(read('src/web/features/content/privacy-screen.tsx'))?.[1] ?? ''
  expect(namesIn(shown).toSorted()).toEqual(kept)
})

test('S-021, X-061 tokens are kept where scripts could read them: the risk is stated, and no script comes in that the page was not made with', () => {
  const storage = read('src/web/platform/storage.ts')
  expect([storage.includes("'accessToken'"), storage.includes("'refreshToken'")]).toEqual([true, true])
  const decision = read('src/decisions/0002-where-tokens-live.md')
  expect(decision).toContain('Tokens in local storage under the specified names')
  expect(decision).toContain('What it costs: a script that got in could read them.')
  const policy = contentPolicy({ scripts: ["'sha256-made-with-the-page'"] })
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-made-with-the-page'; style-src 'self';/)
  expect(policy).not.toContain('unsafe')
})

test('it says how long each is kept', () => {
  const { notes } = words.device
  expect([limits.checkSupporterCookieDays, notes.checkSupporter.kept]).toEqual([730, expect.stringMatching(/^2 years/)])
  expect([limits.legacySessionCookieDays, notes.PHPSESSID.kept]).toEqual([7, expect.stringMatching(/^7 days/)])
  expect([limits.inviteCookieDays, notes.invite.kept]).toEqual([60, expect.stringMatching(/^60 days/)])
  expect([limits.visitSessionMinutes, notes.visitSession.kept]).toEqual([30, expect.stringMatching(/^30 minutes/)])
  expect([limits.knownDeviceDays, notes.knownDevice.kept]).toEqual([400, expect.stringMatching(/^400 days/)])
  expect([limits.sessionLifeDays, notes.refreshToken.kept]).toEqual([365, expect.stringMatching(/1 year after you logged in/)])
})
