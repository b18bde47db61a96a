import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { DownloadScreen } from '#web/features/account/data-download/download-screen.tsx'

test('U-067 archives are listed with the day each was made and the day it is removed', async () => {
  const files = [
    { id: 'f2', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' },
    { id: 'f1', created: '2026-11-01T10:00:00.000Z', expiry: '2026-12-01T10:00:00.000Z' },
  ]
  openScreen(<DownloadScreen />, () => ({ status: 200, details: { files, isPreparing: false } }))
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Made on 20 November 2026Available until 20 December 2026Download',
    'Made on 1 November 2026Available until 1 December 2026Download',
  ])
})
