import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { DownloadScreen } from '#web/features/account/data-download/download-screen.tsx'

test('U-067 archives are listed with the day each was made and the day it is removed', async () => {
  const files = [
    { id: 'f2', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' },
    { id: 'f1', created: '2026-11-01T10:00:00.000Z', expiry: '2026-12-01T10:00:00.000Z' },
  ]
  openScreen(<DownloadScreen />, () => ({ status: 200, details: { files, isPreparing: false } }))
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Made on 20\u00a0November 2026Available until 20\u00a0December 2026Download',
    'Made on 1\u00a0November 2026Available until 1\u00a0December 2026Download',
  ])
})

test('F-127 a copy that has expired since the page was opened says so, a new one can be asked for, and the others are looked for again', async () => {
  const file = { id: 'f1', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' }
  const { user, asked } = openScreen(<DownloadScreen />, (call): Said => {
    if (call.endsWith('/data-files')) return { status: 200, details: { files: [file], isPreparing: false } }
    return { status: 404, code: 'notFound' }
  })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await screen.findByText('This copy has expired, so we’ve deleted it. You can request a new one.')
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  screen.getByRole('button', { name: 'Request my data' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('button', { name: 'Download' })
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /api/user/me/data-files',
    'GET /api/user/me/data-files/f1',
    'GET /api/user/me/data-files',
  ])
})
