import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { RaiseExample } from '#web/features/shopping/retailer-rates.tsx'

const rate = {
  id: 1,
  name: 'Everything',
  kind: 'percent',
  value: 500,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
} as const
const show = (isGoods: boolean) =>
  openScreen(<RaiseExample rate={rate} isGoods={isGoods} isOfMost={false} cause="Abbotsmere Hospice" />, () => 'no answer')
/** The sentence of one’s own amount, which comes after those of the three that are offered. */
const own = () => screen.getByRole('status').querySelector(':nth-child(4)')?.textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Another amount in pounds' })

test.each([
  [true, '79.99', '£3.33 for Abbotsmere Hospice5% of the £66.66 before VAT'],
  [true, '£1,200', '£50.00 for Abbotsmere Hospice5% of the £1,000 before VAT'],
  [false, '79.99', '£3.99 for Abbotsmere Hospice'],
  [false, ' 45 ', '£2.25 for Abbotsmere Hospice'],
])('U-060 what an amount of one’s own raises (goods: %j): %s', async (isGoods, typed, says) => {
  const { user } = show(isGoods)
  expect(own()).toBeUndefined()
  await user.type(field(), typed)
  expect(own()).toBe(says)
})

test.each(['lots', '0', '-5', '100000.01', '4.5.6'])('what is no amount is told how to be one, and stays: %s', async (typed) => {
  const { user } = show(true)
  await user.type(field(), typed)
  expect(own()).toBe('Enter an amount in pounds, such as 45 or 45.50.')
  expect(field().value).toBe(typed)
})

test('an amount that is offered takes the place of one’s own', async () => {
  const { user } = show(true)
  await user.type(field(), '45')
  await user.click(screen.getByRole('radio', { name: '£60' }))
  expect(field().value).toBe('')
  expect(own()).toBeUndefined()
})
