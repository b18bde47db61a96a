import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CauseCover } from '#web/ui/cause-cover.tsx'

const kinds = ['charity', 'school', 'club', 'group', 'individual', 'business'] as const
/** All that is drawn of a cause without a picture of its own. */
const drawn = (name: string, kind: (typeof kinds)[number]) => {
  const { container, unmount } = render(<CauseCover name={name} kind={kind} picture={null} />)
  const found = container.innerHTML
  unmount()
  return found
}

test.each(kinds)('covers that are made for causes of one kind differ by the cause: %s', (kind) => {
  const names = Array.from({ length: 60 }, (_, index) => `Cause of ${String.fromCodePoint(65 + (index % 26))}${index}`)
  const covers = names.map((name) => drawn(name, kind))
  expect(drawn(names[0] ?? '', kind)).toBe(covers[0])
  // Twelve arrangements; here nothing has the styles that give each six tones.
  expect(new Set(covers).size).toBe(12)
})

test('a cause’s own picture is shown as it is', () => {
  const { container } = render(<CauseCover name="Abbotsmere Hospice" kind="charity" picture="/images/a.jpg" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/a.jpg')
  expect(container.querySelector('svg')).toBeNull()
})

const shapesOf = (name: string, kind: (typeof kinds)[number]) =>
  new Set([...drawn(name, kind).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))

test.each([
  ['Abbotsmere Hospice', 'Aldcombe Dementia Friends', true],
  ['Ardleigh Animal Rescue', 'Redmire Cat Sanctuary', true],
  ['Barrowfield Scouts', 'Redmire Guides', true],
  ['Aldcombe Food Bank', 'Abbotsmere Village Hall', true],
  // Who rescues people, and who teaches, isn't taken for who keeps animals.
  ['Ardleigh Animal Rescue', 'Ardleigh Mountain Rescue', false],
  ['Redmire Cat Sanctuary', 'Redmire Education Trust', false],
])('a name says more exactly than its kind which place a cover shows: %s and %s alike, %s', (one, other, isAlike) => {
  const [shapes, others] = [shapesOf(one, 'charity'), shapesOf(other, 'charity')]
  const missing = [...shapes].filter((shape) => !others.has(shape)).length
  // The hills behind it are the name's own.
  expect(missing <= 1).toBe(isAlike)
})
