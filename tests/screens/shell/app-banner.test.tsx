import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { Banners } from '#web/features/shell/app-banner/banners.tsx'
import { nobody, type Person } from '#web/site/session/person.ts'

const onAPage = { isSwitchedOn: true, layout: 'main', hasExp: false } as const
const visitor = { ...nobody, isSettled: true }

/** A window whose end is above the banner's place, as on nearly every page. */
class BelowTheWindow {
  readonly #tell: (entries: { boundingClientRect: { top: number } }[]) => void
  constructor(tell: (entries: { boundingClientRect: { top: number } }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ boundingClientRect: { top: 2 * innerHeight } }])
  }
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', BelowTheWindow)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140')
})
afterEach(() => vi.unstubAllGlobals())

const app = { stores: { google: 'https://store.example/2' }, opens: {}, figures: null }
const open = (storage: ReturnType<typeof createDevice>['storage'], person: Person) =>
  openScreen(<Banners rules={onAPage} />, () => ({ status: 200, details: { UDO: { user_id: 1 } } }), { storage, app }, person)

test('F-072, U-018 where the app’s banner was closed at another time, the reminder’s has its place for who is signed in', async () => {
  const { storage } = createDevice()
  storage.write('appBanner', 'closed')
  const shown = open(storage, { ...visitor, authState: 'authenticatedFull' })
  expect(await screen.findByRole('region', { name: 'Donation Reminder' }, { timeout: 5000 })).toBeTruthy()
  act(() => shown.unmount())
})

test('U-022, F-096 a banner leads to the app’s page, goes when it is closed, and stays away on this device', async () => {
  const { storage } = createDevice()
  const shown = open(storage, visitor)
  const region = await screen.findByRole('region', { name: 'Mobile app' }, { timeout: 5000 })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/farthing-app')
  await shown.user.click(screen.getByRole('button'))
  expect(region.isConnected).toBe(false)
  expect(storage.read('appBanner')).toBe('closed')
  act(() => shown.unmount())
})
