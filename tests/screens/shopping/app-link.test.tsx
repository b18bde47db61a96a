import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { AppFacts, SiteFigures } from '#contract/shopping/app.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { OfferScreen } from '#web/features/registration/offer-screen.tsx'
import { AppLandingScreen } from '#web/features/shopping/app-link/landing-screen.tsx'
import { HomeNumbers } from '#web/features/shopping/home-proof.tsx'

const stores = { apple: 'https://apps.example/1', google: 'https://store.example/2' }
const open = (shown: React.ReactNode, app: Partial<AppFacts> = {}, figures: SiteFigures = {}) =>
  openScreen(shown, () => 'no answer', { app: { stores: {}, opens: {}, figures: null, ...app }, figures })
const text = () => document.body.textContent ?? ''

describe('R-034, N-024 the page about the app', () => {
  test('without a store it says that there is no app, and how the site is put on each device', () => {
    open(<AppLandingScreen />)
    expect(screen.getByRole('heading', { name: 'Farthing isn’t in the app stores yet' })).toBeTruthy()
    for (const name of ['iPhone and iPad', 'Android', 'Computer'])
      expect(screen.getByRole('heading', { level: 3, name }).parentElement?.querySelectorAll('ol > li')).toHaveLength(3)
    expect(screen.queryByRole('link', { name: /App Store|Google Play/ })).toBeNull()
    expect(text()).not.toMatch(/people use/)
  })

  test('N-052 with stores it leads to each of them, and only to those', () => {
    const { unmount } = open(<AppLandingScreen />, { stores })
    expect(screen.getByRole('link', { name: 'Download on the App Store' }).getAttribute('href')).toBe(stores.apple)
    expect(screen.getByRole('link', { name: 'Get it on Google Play' }).getAttribute('href')).toBe(stores.google)
    expect(text()).not.toMatch(/isn’t in the app stores/)
    unmount()
    open(<AppLandingScreen />, { stores: { google: stores.google } })
    expect(screen.queryByRole('link', { name: 'Download on the App Store' })).toBeNull()
  })

  test('C-065, H-011 how many use the app is said where the configuration has it, and never of an app that isn’t there', () => {
    const { unmount } = open(<AppLandingScreen />, { stores, figures: { people: 352_000 } })
    expect(screen.getByText('352,000 people use the app.')).toBeTruthy()
    unmount()
    open(<AppLandingScreen />, { figures: { people: 352_000 } })
    expect(text()).not.toMatch(/352,000/)
  })
})

describe('H-011 offers after a registration', () => {
  test.each([['extension'], ['reminder'], ['app']] as const)(
    'C-064, C-065 %s: nothing is claimed without a configuration',
    (offer) => {
      open(<OfferScreen offer={offer} audience="cause" />)
      expect(text()).not.toMatch(/\d,000|people use/)
    },
  )

  test('C-064, C-065 with one, its figures', () => {
    const facts = {
      app: { stores, opens: {}, figures: { people: 352_000 } },
      reminder: { stores: {}, figures: { sites: 4300, people: 168_000 } },
    }
    const said = []
    for (const offer of ['extension', 'reminder', 'app'] as const) {
      const { unmount } = openScreen(<OfferScreen offer={offer} audience="cause" />, () => 'no answer', facts)
      said.push(screen.getAllByRole('listitem')[0]?.textContent)
      unmount()
    }
    expect(said).toEqual([
      'It works on 4,300 sites, and 168,000 people use it.',
      'Donation Reminder works on 4,300 sites, and 168,000 people use it.',
      '352,000 people use it.',
    ])
  })

  test('R-094 without an app the site itself is offered for the home screen', () => {
    open(<OfferScreen offer="app" audience="cause" />)
    expect(text()).toContain('Farthing isn’t in the app stores yet.')
    expect(screen.queryByText('Get the app')).toBeNull()
    expect(screen.getByRole('link', { name: 'Show me how' })).toBeTruthy()
  })
})

describe('H-011 the figures of the home page', () => {
  const statistics = { causes: 42, raised: 123_456, pending: 0, paid: 0, retailers: 60, supporters: 9 }
  const shown = () =>
    Object.fromEntries(
      [...document.querySelectorAll('dl > div')].map((one) => [
        one.querySelector('dt')?.textContent,
        one.querySelector('dd')?.textContent,
      ]),
    )

  test('without a configuration what has been counted', () => {
    open(<HomeNumbers statistics={statistics} />)
    expect(shown()).toEqual({ 'raised for causes so far': '£1,234.56', 'causes to choose from': '42', 'shops that donate': '60' })
  })

  test('C-063, C-066 a claim stands in place of what has been counted, never beside it', () => {
    open(<HomeNumbers statistics={statistics} />, {}, { shops: 8000, supporters: 1_900_000, causes: 150_000 })
    expect(shown()).toEqual({
      'raised for causes so far': '£1,234.56',
      'people who shop for a cause': 'over 1,900,000',
      'causes to choose from': 'over 150,000',
      'shops that donate': 'over 8,000',
    })
    expect(text()).not.toMatch(/\b42\b|\b60\b/)
  })

  test('a figure that is left out is counted, and what cannot be counted is not there', () => {
    const { unmount } = open(<HomeNumbers statistics={statistics} />, {}, { shops: 8000 })
    expect(shown()).toMatchObject({ 'causes to choose from': '42', 'shops that donate': 'over 8,000' })
    unmount()
    open(<HomeNumbers statistics={null} />, {}, { shops: 8000 })
    expect(shown()).toEqual({ 'shops that donate': 'over 8,000' })
  })
})
