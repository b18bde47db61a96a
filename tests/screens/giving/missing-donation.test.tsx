import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { MissingDonationScreen } from '#web/features/giving/missing-donation/missing-donation-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const shop = {
  id: 7,
  name: 'Alder Home',
  slug: 'alder-home',
  category: 'Home and garden',
  lastVisit: '2026-11-02T10:00:00.000Z',
  sector: 'goods',
  bestRate: { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null },
  ratesDiffer: false,
}

test('U-058, U-053, E-057, F-113, F-115, F-117 a missing donation asks for the day of the visit, then for the order; what is there is asked about instead, and what isn’t is said as an alert', async () => {
  const answers: Said[] = [
    { status: 200, details: { kind: 'tracked', transactionId: 'D1' } },
    { status: 200, details: { kind: 'noVisit' } },
  ]
  const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), newId: () => 'an-id-of-the-page' } as Browser // the parts that the screen uses
  const { user, asked } = openScreen(
    <MissingDonationScreen linked={null} />,
    (call) => {
      if (call.endsWith('/recently-visited-retailers')) return { status: 200, details: { visitedRetailers: [shop] } }
      if (call.endsWith('/visit-dates')) return { status: 200, details: { retailerVisitDates: ['2026-11-02T10:00:00.000Z'] } }
      return answers.shift() ?? 'no answer'
    },
    { browser, storage: createDevice().storage },
  )
  await user.click(await screen.findByRole('button', { name: /Alder Home/ }))
  await screen.findByRole('heading', { level: 1, name: 'Which visit was it?' })
  await user.click(screen.getByRole('button', { name: /^2\sNovember 2026/ }))
  await screen.findByRole('heading', { level: 1, name: 'What did you buy?' })
  await user.type(screen.getByLabelText('Order reference'), 'ORD-12')
  await user.type(screen.getByLabelText(/^How much did you spend/), '49.99')
  await user.click(screen.getByLabelText('No'))
  await user.type(screen.getByLabelText(/^Anything else/), 'Two parcels')
  expect(screen.getByText('You have 489 characters left')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  await screen.findByRole('heading', { level: 1, name: 'There’s already a donation from this visit' })
  expect(screen.getByRole('link', { name: 'Report a problem with it' }).getAttribute('href')).toBe('/enquiry/donation-query/D1')
  await user.click(screen.getByRole('button', { name: 'I mean a different purchase' }))
  const alert = await screen.findByRole('alert')
  expect(alert.querySelector('h2')?.textContent).toBe('We could not find this transaction, please use the options below.')
  expect(alert.textContent).toContain('We don’t have a visit to Alder Home on that day.')
  const sent = asked.filter(({ call }) => call.startsWith('POST'))
  expect(sent[0]?.body).toMatchObject({
    retailerId: 7,
    visitDate: '2026-11-02',
    order: { orderReference: 'ORD-12', totalSpend: '49.99' },
  })
})

test('F-112 the device keeps that a claim waits to be sent, and that one which was refused doesn’t', async () => {
  const answers: Said[] = ['no answer', { status: 422, code: 'validation', fields: { orderReference: 'orderReferenceUsed' } }]
  const { storage } = createDevice()
  const browser = {
    now: () => Date.parse('2026-11-21T10:00:00.000Z'),
    newId: () => 'an-id-of-the-page',
  } as Browser // the parts that the screen uses
  const { user } = openScreen(
    <MissingDonationScreen linked={{ shopId: 7, day: '2026-11-02' }} />,
    (call) => {
      if (call.endsWith('/recently-visited-retailers')) return { status: 200, details: { visitedRetailers: [shop] } }
      return answers.shift() ?? 'no answer'
    },
    { browser, storage },
  )
  const kept = () => storage.read('registrationDraft') ?? ''
  await user.type(await screen.findByLabelText('Order reference'), 'ORD-12')
  await user.type(screen.getByLabelText(/^How much did you spend/), '49.99')
  await user.click(screen.getByLabelText('No'))
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  await waitFor(() => expect(kept()).toContain('"isSaved":true'))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await screen.findByRole('heading', { level: 1, name: 'What did you buy?' })
  await waitFor(() => expect(kept()).toContain('"isSaved":false'))
})

test('V-056…V-059 an order without its reference, amount or a yes or no says so by field, and isn’t sent', async () => {
  const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), newId: () => 'an-id-of-the-page' } as Browser // the parts that the screen uses
  const { user, asked } = openScreen(
    <MissingDonationScreen linked={{ shopId: 7, day: '2026-11-02' }} />,
    (call) =>
      call.endsWith('/recently-visited-retailers') ? { status: 200, details: { visitedRetailers: [shop] } } : 'no answer',
    { browser, storage: createDevice().storage },
  )
  await screen.findByLabelText('Order reference')
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  for (const said of [
    'Please enter a valid reference',
    'Enter how much you spent',
    'Select whether you visited a voucher or cashback website first',
  ])
    expect((await screen.findAllByText(said)).length, said).toBeGreaterThan(0)
  await user.type(screen.getByLabelText(/^How much did you spend/), 'a lot')
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  expect((await screen.findAllByText('You must specify a number')).length).toBeGreaterThan(0)
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('V-051 an order whose shop isn’t one any more says to choose the shop, and leads back to the shops', async () => {
  const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), newId: () => 'an-id-of-the-page' } as Browser // the parts that the screen uses
  const { user } = openScreen(
    <MissingDonationScreen linked={{ shopId: 7, day: '2026-11-02' }} />,
    (call) =>
      call.endsWith('/recently-visited-retailers')
        ? { status: 200, details: { visitedRetailers: [shop] } }
        : { status: 422, code: 'validation', fields: { retailerId: 'retailerRequired' } },
    { browser, storage: createDevice().storage },
  )
  await user.type(await screen.findByLabelText('Order reference'), 'ORD-12')
  await user.type(screen.getByLabelText(/^How much did you spend/), '49.99')
  await user.click(screen.getByLabelText('No'))
  await user.click(screen.getByRole('button', { name: 'Send claim' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose the shop you bought from')
  await user.click(screen.getByRole('button', { name: 'Choose another shop' }))
  await screen.findByRole('heading', { level: 1, name: 'Which shop did you buy from?' })
  expect(screen.getByRole('button', { name: /Alder Home/ })).toBeTruthy()
})
