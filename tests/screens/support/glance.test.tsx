import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartShape } from '#contract/support/charts.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Glance, Legend } from '#web/features/support/chart-list/glance.tsx'

const at = (name: string, leads?: string[]) => ({ name, kind: 'between' as const, inside: 0, ...(leads && { leads }) })
const claim: ChartShape = {
  steps: [
    [at('filing')],
    [at('held', ['received']), at('received')],
    [at('taken', ['received'])],
    [at('asked', ['filing', 'received', 'taken'])],
  ],
  way: ['filing', 'received', 'taken', 'asked'],
}
const parts: ChartShape = {
  steps: [
    [
      { ...at('person'), states: ['known'] },
      { ...at('link'), states: ['none'] },
    ],
  ],
  way: ['person'],
}

test('a step says where it leads back to, and what is beside the way how it comes on to it again', () => {
  const { container } = openScreen(<Glance chart="any" shape={claim} />, () => 'no answer')
  expect([...container.querySelectorAll('[aria-hidden] > ol > li')].map(({ textContent }) => textContent)).toEqual([
    'Filing',
    'Held→ on to Received',
    'Received',
    'Takenback to Received',
    'Askedback to 3 earlier steps',
  ])
})

test('the legend covers loops and parts only where they are drawn', () => {
  openScreen(<p />, () => 'no answer')
  const { rerender } = render(<Legend shapes={[claim]} />)
  expect(screen.getByText('can go back')).toBeTruthy()
  expect(screen.queryByText('side by side')).toBeNull()
  rerender(<Legend shapes={[parts]} />)
  expect(screen.queryByText('can go back')).toBeNull()
  expect(screen.getByText('side by side')).toBeTruthy()
  expect(screen.getByText('what it can be')).toBeTruthy()
})
