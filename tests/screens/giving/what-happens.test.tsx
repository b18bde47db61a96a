import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { openScreen } from '#tests/kit/screen.tsx'
import { ClaimHelp } from '#web/features/giving/claim-help.tsx'
import { DonationHelp } from '#web/features/giving/donation-help.tsx'
import { waysOn } from '#web/features/giving/what-happens.tsx'

/** What the help says, stage by stage, as it is read. */
async function helpIn(): Promise<string[][]> {
  const opener = await screen.findByRole('button', { name: 'What each step means' })
  const place = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  if (!place) throw new Error('There is no help')
  return [...place.querySelectorAll(':scope > ul > li')].map((item) =>
    [...item.querySelectorAll('div, p, li')].map((line) => line.textContent ?? ''),
  )
}

test('the help on donations says of each stage what it means and what leads where', async () => {
  openScreen(<DonationHelp />, () => 'no answer')
  const help = await helpIn()
  expect(help.map(([label]) => label)).toEqual([
    'Pending',
    'Pending: in review',
    'Confirmed',
    'Confirmed: ready to pay',
    'Confirmed: being paid',
    'Paid',
    'Declined',
  ])
  expect(help[0]).toEqual([
    'Pending',
    'The shop has recorded your purchase. It’ll confirm the donation once the returns period ends.',
    'When the returns period ends: Pending: in review',
    'When the shop confirms the donation: Confirmed',
    'If the shop declines the donation: Declined',
    'If you return some or all of what you bought: Declined',
  ])
  expect(help[4]?.slice(2)).toEqual([
    'When the bank confirms the transfer: Paid',
    'If that payment can’t be made: Confirmed: ready to pay',
  ])
  expect(help.flat()).not.toContain('')
  expect(screen.getByText('Price counted').nextSibling?.textContent).toMatch(/^Most shops count what you spent without VAT/)
})

test('the help on claims says so of each of theirs, and where it ends', async () => {
  openScreen(<ClaimHelp />, () => 'no answer')
  const help = await helpIn()
  expect(help.map(([label, , ...ways]) => [label, ways.length])).toEqual([
    ['Waiting for the shop', 3],
    ['Received', 3],
    ['In progress', 5],
    ['Accepted', 1],
    ['Declined', 1],
    ['No change', 1],
    ['Resolved: donation recorded', 1],
    ['Withdrawn', 1],
  ])
  expect(help[3]?.[2]).toBe('That’s the end of it.')
  expect(help[2]).toContain('If we can’t agree with you: Declined, or No change')
  expect(help[4]?.[2]).toBe('If you ask us to look again: Received')
})

test('whatever a chart is changed to, its ways on are those of the change', () => {
  const lamp = setup({ types: {} as { events: { type: 'knob.turned' } | { type: 'cord.pulled' } } }).createMachine({
    id: 'lamp',
    initial: 'off',
    on: { 'cord.pulled': { target: '.off' } },
    states: {
      off: { on: { 'knob.turned': { target: 'on' } } },
      on: { initial: 'dim', states: { dim: { on: { 'knob.turned': { target: 'bright' } } }, bright: {} } },
    },
  })
  expect(waysOn(lamp, 'off')).toEqual([{ event: 'knob.turned', to: 'dim' }])
  expect(waysOn(lamp, 'dim')).toEqual([
    { event: 'knob.turned', to: 'bright' },
    { event: 'cord.pulled', to: 'off' },
  ])
  expect(waysOn(lamp, 'bright')).toEqual([{ event: 'cord.pulled', to: 'off' }])
})
