import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { AppBanner } from '#web/features/shell/app-banner/app-banner.tsx'
import { nobody } from '#web/site/session/person.ts'

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
beforeEach(() => vi.stubGlobal('IntersectionObserver', BelowTheWindow))
afterEach(() => vi.unstubAllGlobals())

test('U-022, F-096 a banner leads to the app’s page, goes when it is closed, and stays away on this device', async () => {
  const { storage } = createDevice()
  const banner = (rules = onAPage) => <AppBanner rules={rules} kind="app" otherwise="Something else" />
  const shown = openScreen(banner(), () => 'no answer', { storage }, visitor)
  const region = await screen.findByRole('region', { name: 'Mobile app' }, { timeout: 5000 })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/farthing-app')
  await shown.user.click(screen.getByRole('button'))
  expect(region.isConnected).toBe(false)
  expect(storage.read('appBanner')).toBe('closed')
  act(() => shown.unmount())
  openScreen(banner(), () => 'no answer', { storage }, visitor)
  expect(await screen.findByText('Something else', {}, { timeout: 5000 })).toBeTruthy()
})
