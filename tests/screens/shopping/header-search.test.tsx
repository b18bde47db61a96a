import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'

const shop: RetailerCard = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  ratesDiffer: false,
  bestRate: { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null },
}

test('F-086 an arrow pressed the moment that suggestions are on the page moves to the first', async () => {
  const { user } = openScreen(<HeaderSearch />, () => ({ status: 200, details: { result: { results: [shop] } } }))
  const field = screen.getByRole('combobox')
  const pressed = new Promise<void>((done) => {
    const watcher = new MutationObserver(() => {
      if (!screen.queryByRole('option', { name: /Alder Home/ })) return
      watcher.disconnect()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
      done()
    })
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await user.type(field, 'alder')
  await pressed
  const first = await screen.findByRole('option', { name: /Alder Home/, selected: true })
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id)
})
