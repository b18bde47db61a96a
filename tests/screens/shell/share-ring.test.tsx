import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShareRing } from '#web/ui/share-ring.tsx'

test.each([
  [84_999, '99%', '100 100'],
  [85_000, '100%', '100 100'],
  [170_000, '100%', '100 100'],
  [54_943, '65%', '64.6 100'],
])('a ring says that it is full only where all of it is there: %i of 85,000', (value, says, drawn) => {
  const { container } = render(<ShareRing value={value} most={85_000} pending={0} />)
  expect(container.querySelector('text')?.textContent).toBe(says)
  expect(container.querySelector('[data-part="sure"]')?.getAttribute('stroke-dasharray')).toBe(drawn)
})
