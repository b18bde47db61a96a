import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyBars } from '#web/ui/money-bars.tsx'

const axisOf = (pence: number[]) => {
  const { container, unmount } = render(
    <MoneyBars bars={pence.map((value, index) => ({ key: String(index), label: `M${index}`, value }))} />,
  )
  const ticks = [...container.querySelectorAll('.tick')].map((tick) => tick.textContent)
  const heights = [...container.querySelectorAll('.now')].map((bar) => Number(bar.getAttribute('height')))
  unmount()
  return { ticks, heights }
}

test('the axis of money has a few round pounds, its last one above every bar, and bars are as high as they are much', () => {
  expect(axisOf([79_757, 40_000]).ticks).toEqual(['£0', '£200', '£400', '£600', '£800'])
  expect(axisOf([80_000, 40_000]).heights).toEqual([160, 80])
  expect(axisOf([1_234]).ticks).toEqual(['£0', '£5', '£10', '£15'])
  for (const most of [1, 99, 101, 3_330, 123_456, 98_765_432]) {
    const { ticks, heights } = axisOf([most])
    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks.length).toBeLessThan(8)
    expect(heights[0]).toBeLessThanOrEqual(160)
  }
  expect(axisOf([0]).heights).toEqual([0])
})

test('where there is no room for every label each bar has its first letter, and the last says that it isn’t over yet', () => {
  const names = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
  const bars = names.map((label) => ({ key: label, label, value: 100 }))
  const running = { key: 'now', label: 'Nov', value: 50, note: 'so far', isPartial: true }
  const { container, rerender } = render(<MoneyBars bars={[...bars.slice(0, -1), running]} />)
  const said = (wanted: string) => [...container.querySelectorAll(wanted)].map(({ textContent }) => textContent)
  expect(said('.initial').join('')).toBe('DJFMAMJJASON')
  expect(said('.under:not(.initial)')).toEqual([...names, 'so far'])
  // A day has none, and few months have room for their names.
  rerender(<MoneyBars bars={names.map((_, index) => ({ key: `${index}`, label: `${index + 1}`, value: 100 }))} />)
  expect(said('.initial')).toEqual([])
  rerender(<MoneyBars bars={bars.slice(0, 7)} />)
  expect(said('.initial')).toEqual([])
})

test('no bar lies over an amount: all of them are drawn before the first is written', () => {
  const bars = [
    { key: 'a', label: 'A', value: 7248 },
    { key: 'b', label: 'B', value: 4700, before: 8800 },
  ]
  const { container } = render(<MoneyBars bars={bars} />)
  const drawn = [...container.querySelectorAll('rect, .value')].map(({ tagName }) => tagName)
  expect(drawn).toEqual(['rect', 'rect', 'rect', 'text', 'text'])
})

test('where there is no room for every amount none is written beside a higher bar that has none', () => {
  const { container } = render(
    <MoneyBars
      bars={[1111, 1211, 145, 507, 406, 411, 838, 867, 422, 1651, 611, 513].map((value, index) => ({
        key: `${index}`,
        label: `M${index}`,
        value,
      }))}
    />,
  )
  const said = [...container.querySelectorAll('.value[data-said]')].map(({ textContent }) => textContent)
  expect(said).toEqual(['£12.11', '£16.51'])
})
