import { expect, test } from 'vitest'
import { durationWords } from '#web/features/shopping/retailer-visit/shop-facts.ts'

test('C-070, C-071, F-104 times of a shop are said in minutes, hours, days, weeks or months', () => {
  const said = (['minutes', 'hours', 'days', 'weeks', 'months'] as const).flatMap((unit) =>
    [1, 3].map((amount) => durationWords({ amount, unit })),
  )
  expect(said).toEqual([
    '1 minute',
    '3 minutes',
    '1 hour',
    '3 hours',
    '1 day',
    '3 days',
    '1 week',
    '3 weeks',
    '1 month',
    '3 months',
  ])
})

test('more than half a day is said in whole days, never less than it is', () => {
  const said = [12, 13, 24, 25].map((amount) => durationWords({ amount, unit: 'hours' }))
  expect(said).toEqual(['12 hours', '1 day', '1 day', '2 days'])
})
