import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { DownloadScreen } from '#web/features/account/data-download/download-screen.tsx'

const ofTerms = 'GET /api/user/me/terms'
const noTerms: Said = { status: 200, details: { terms: [] } }

test('U-067 archives are listed with the day each was made and the day it is removed', async () => {
  const files = [
    { id: 'f2', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' },
    { id: 'f1', created: '2026-11-01T10:00:00.000Z', expiry: '2026-12-01T10:00:00.000Z' },
  ]
  openScreen(<DownloadScreen />, (call) => (call === ofTerms ? noTerms : { status: 200, details: { files, isPreparing: false } }))
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Made on 20\u00a0November 2026Available until 20\u00a0December 2026Download',
    'Made on 1\u00a0November 2026Available until 1\u00a0December 2026Download',
  ])
})

test('F-127 a copy that has expired since the page was opened says so, a new one can be asked for, and the others are looked for again', async () => {
  const file = { id: 'f1', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' }
  const { user, asked } = openScreen(<DownloadScreen />, (call): Said => {
    if (call === ofTerms) return noTerms
    if (call.endsWith('/data-files')) return { status: 200, details: { files: [file], isPreparing: false } }
    return { status: 404, code: 'notFound' }
  })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await screen.findByText('This copy has expired, so we’ve deleted it. You can request a new one.')
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  screen.getByRole('button', { name: 'Request my data' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('button', { name: 'Download' })
  expect(asked.map(({ call }) => call).filter((call) => call !== ofTerms)).toEqual([
    'GET /api/user/me/data-files',
    'GET /api/user/me/data-files/f1',
    'GET /api/user/me/data-files',
  ])
})

test('F-069 each version of the terms that somebody accepted is named with its day and theirs, the newest first', async () => {
  const terms = [
    {
      id: 'supporter-2',
      type: 'supporter',
      version: '2',
      from: '2026-11-01T00:00:00.000Z',
      acceptedAt: '2026-11-03T10:00:00.000Z',
    },
    { id: 'cause-1', type: 'cause', version: '1', from: '2026-01-01T00:00:00.000Z', acceptedAt: '2026-02-03T10:00:00.000Z' },
    { id: 'eula-1', type: 'eula', version: '1', from: '2026-01-01T00:00:00.000Z', acceptedAt: '2026-02-02T10:00:00.000Z' },
  ]
  openScreen(<DownloadScreen />, (call) =>
    call === ofTerms ? { status: 200, details: { terms } } : { status: 200, details: { files: [], isPreparing: false } },
  )
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'You accepted our supporter terms of 1 November 2026 on 3 November 2026.',
    'You accepted our cause terms of 1 January 2026 on 3 February 2026.',
    'You accepted our terms of 1 January 2026 on 2 February 2026.',
  ])
})

test('who has accepted nothing yet is told what will stand there', async () => {
  openScreen(<DownloadScreen />, (call) =>
    call === ofTerms ? noTerms : { status: 200, details: { files: [], isPreparing: false } },
  )
  expect(await screen.findByText('Each time you accept our terms from now on, you’ll see them here with the day.')).toBeTruthy()
})

test('E-047 a download that fails says so, and can be tried again', async () => {
  const file = { id: 'f1', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' }
  const { user, asked } = openScreen(<DownloadScreen />, (call): Said => {
    if (call === ofTerms) return noTerms
    if (call.endsWith('/data-files')) return { status: 200, details: { files: [file], isPreparing: false } }
    return { status: 500, code: 'internal' }
  })
  const tries = () => asked.filter(({ call }) => call === 'GET /api/user/me/data-files/f1').length
  for (const count of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(tries()).toBe(count))
    expect((await screen.findByRole('alert')).textContent).toContain('Sorry, something went wrong.')
  }
})

test('F-127 before anything is asked for, the page says how long a copy takes, how it comes and what is in it', async () => {
  openScreen(<DownloadScreen />, (call) =>
    call === ofTerms ? noTerms : { status: 200, details: { files: [], isPreparing: false } },
  )
  await screen.findByRole('button', { name: 'Request my data' })
  screen.getByText(/It usually takes a few minutes to make, and we’ll email you when you can download it here\.$/)
  expect(screen.getByRole('region', { name: 'What you get' }).textContent).toMatch(/One zip file .* spreadsheet \(CSV\)/)
})

test('C-059 while a copy is being made, the page says that it takes 30 days at most', async () => {
  openScreen(<DownloadScreen />, (call) =>
    call === ofTerms ? noTerms : { status: 200, details: { files: [], isPreparing: true } },
  )
  expect(
    await screen.findByText(
      'We’re preparing your data. It usually takes a few minutes (30 days at most). We’ll email you when it’s ready.',
    ),
  ).toBeTruthy()
})
