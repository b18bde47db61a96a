import { expect, test } from 'vitest'
import { durationWords } from '#web/features/shopping/retailer-visit/shop-facts.ts'

test('C-070, C-071, F-104 times of a shop, counted in minutes, hours, days, weeks or months, are said in all of these but hours', () => {
  const said = (['minutes', 'hours', 'days', 'weeks', 'months'] as const).flatMap((unit) =>
    [1, 3].map((amount) => durationWords({ amount, unit })),
  )
  expect(said).toEqual([
    '1 minute',
    '3 minutes',
    // Its hours.
    '1 day',
    '1 day',
    '1 day',
    '3 days',
    '1 week',
    '3 weeks',
    '1 month',
    '3 months',
  ])
})

test('hours are said in whole days, never less than they are', () => {
  const said = [1, 24, 25, 49].map((amount) => durationWords({ amount, unit: 'hours' }))
  expect(said).toEqual(['1 day', '1 day', '2 days', '3 days'])
})
