import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { limits } from '#contract/limits.ts'
import { someStory } from '#machines/cause-admin/cause-preview/cause-preview.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { CauseParts } from '#web/shared/cause-profile/cause-parts.tsx'
import { ProfileContext } from '#web/shared/cause-profile/profile-context.ts'

const cause = wholeDashboard.cause as Cause // the whole dashboard has every part
const update = (id: number, text: string, day: string): CauseUpdate => ({
  id,
  text,
  postedAt: `${day}T11:00:00.000Z`,
  picture: null,
})
const show = (updates: CauseUpdate[]) =>
  openScreen(
    <ProfileContext value={{ cause, story: { ...someStory, updates } }}>
      <CauseParts />
    </ProfileContext>,
    () => 'no answer',
  )

test('H-003 the newest update stands on the page with its day, as plain text; earlier ones are folded below it', () => {
  show([
    update(3, 'See https://example.org <b>now</b>', '2026-11-18'),
    update(2, 'The lanterns were lit.', '2026-10-12'),
    update(1, 'The kettle works.', '2026-08-01'),
  ])
  const part = within(screen.getByRole('region', { name: 'Latest from Abbotsmere Hospice' }))
  expect(part.getByText('See https://example.org <b>now</b>').closest('details')).toBeNull()
  expect(part.getByText(/^18\sNovember\s2026$/).getAttribute('datetime')).toBe('2026-11-18T11:00:00.000Z')
  expect(part.queryByRole('link')).toBeNull()
  const folded = part.getByText('2 earlier updates').closest('details')
  expect([folded?.open, [...(folded?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)]).toEqual([
    false,
    ['The lanterns were lit.', 'The kettle works.'],
  ])
})

test('H-003 a picture stands with its update, and says what it shows to who can’t see it', () => {
  const picture = { address: '/user-images/0123456789abcdef0123456789abcdef.jpg', alt: 'Two boys by a river' }
  show([{ ...update(2, 'Joan has lent us this.', '2026-11-18'), picture }, update(1, 'The kettle works.', '2026-08-01')])
  const part = within(screen.getByRole('region', { name: 'Latest from Abbotsmere Hospice' }))
  const [image, ...others] = part.getAllByRole('img', { hidden: true })
  expect([image?.getAttribute('src'), image?.getAttribute('alt'), others]).toEqual([picture.address, picture.alt, []])
  const { width, height } = limits.updatePicture
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([String(width), String(height)])
  expect(image?.parentElement?.textContent).toMatch(/^Joan has lent us this\./)
})

test('a cause with one update has nothing to unfold, and one with none has no such part', () => {
  const { unmount } = show([update(1, 'The kettle works.', '2026-08-01')])
  expect(screen.getByRole('region', { name: /^Latest from/ }).querySelector('details')).toBeNull()
  unmount()
  show([])
  expect(screen.queryByRole('region', { name: /^Latest from/ })).toBeNull()
})
