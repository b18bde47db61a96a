import { expect, test } from 'vitest'
import { durationWords } from '#web/features/shopping/retailer-terms.tsx'

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
