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
