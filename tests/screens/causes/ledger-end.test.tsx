import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { CauseLedger } from '#web/shared/cause-profile/cause-parts.tsx'
import { ProfileContext } from '#web/shared/cause-profile/profile-context.ts'

const story = {
  payments: [],
  years: [
    { year: 2025, pence: 24_814 },
    { year: 2026, pence: 54_943 },
  ],
}

test.each([
  ['open', 'confirmed', '/support-a-good-cause/step-1?cause=1'],
  ['closing', 'confirmed', undefined],
  ['open', 'refused', undefined],
])(
  'H-003 below what a cause has raised is the way to add to it, while it takes supporters: %s and %s',
  (lifecycle, standing, href) => {
    const cause = { id: 1, name: 'Barrowfield Scouts', isDormant: false, lifecycle, standing }
    const shown = { cause: cause as never, story: story as never } // what the ledger says of a cause
    openScreen(
      <ProfileContext value={shown}>
        <CauseLedger />
      </ProfileContext>,
      () => 'no answer',
    )
    expect(screen.getByText(/£248\.14/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Shop for Barrowfield Scouts' })?.getAttribute('href')).toBe(href)
  },
)
