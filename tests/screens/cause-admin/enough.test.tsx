import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Figures } from '#web/features/cause-admin/dashboard/dashboard-figures.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause, stats } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')
const alone = { payment: null, money: null, target: null, next: null }

test.each([
  [4499, 0, null],
  [4500, 4500, '£45 pays for a whole night.'],
  [9000, 0, '£45 pays for a whole night. You’ve raised that twice over.'],
  [9000, 1, '£45 pays for a whole night. Once shops confirm it, you’ll have raised that twice over.'],
  [13_500, 0, '£45 pays for a whole night. You’ve raised that 3 times over.'],
  [14_000, 500, '£45 pays for a whole night. You’ve raised that 3 times over.'],
  [14_000, 501, '£45 pays for a whole night. Once shops confirm it, you’ll have raised that 3 times over.'],
])(
  'what was raised in the days that one looks at says what the cause says it pays for: %i with %i pending',
  (totalAmount, pending, says) => {
    const parts = { pending, confirmed: totalAmount - pending, paid: 0 }
    const donations = { ...stats.monthToDate.donations, totalAmount, parts }
    openScreen(
      <Figures
        cause={cause}
        stats={{ ...stats, monthToDate: { ...stats.monthToDate, donations } }}
        donations={[]}
        {...alone}
        lines={[{ pounds: 45, text: 'a whole night' }]}
      >
        {null}
      </Figures>,
      () => 'no answer',
      { browser: { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser }, // all that the figures use
    )
    expect(screen.queryByText(/ pays for /)?.textContent ?? null).toBe(says)
  },
)
