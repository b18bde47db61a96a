import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const of = (reminder: unknown) => readConfig({ REMINDER: JSON.stringify(reminder) }).reminder

test('C-064 without a configuration there is no shop that has Donation Reminder, and nothing is claimed of it', () => {
  expect(readConfig({}).reminder).toEqual({ stores: {}, figures: null })
})

test('C-064 shops by browser, and figures that are claimed', () => {
  const stores = { chrome: 'https://shop.example/a', safari: 'https://apps.example/b' }
  expect(of({ stores, figures: { sites: 4300, people: 168_000 } })).toEqual({
    stores,
    figures: { sites: 4300, people: 168_000 },
  })
})

test.each([
  ['a browser that has no shop', { stores: { opera: 'https://shop.example' } }],
  ['an address that is none', { stores: { chrome: 'the shop' } }],
  ['an address that runs a script', { stores: { chrome: 'javascript:alert(1)' } }],
  ['an address that anybody on the way can change', { stores: { chrome: 'http://shop.example' } }],
  ['half of the figures', { figures: { sites: 4300 } }],
  ['figures that are none', { figures: { sites: 0, people: -1 } }],
  ['a word that means nothing', { shops: {} }],
])('%s stops the start, with an example', (_, reminder) => {
  expect(() => of(reminder)).toThrow(/REMINDER is not a map such as/)
})
