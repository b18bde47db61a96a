import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildExtension } from '#tests/kit/extension.ts'

test('H-015 both browsers’ packages ask for little, collect nothing and load nothing from elsewhere; they wear the tenant’s name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-package-'))
  const live = { PUBLIC_URL: 'https://give.harbour.example', TENANT: 'harbour' }
  const read = (path: string, file: string) => readFileSync(join(path, file), 'utf8')
  const common = {
    manifest_version: 3,
    name: 'Donation Reminder by Harbour Giving',
    permissions: ['activeTab', 'scripting', 'storage', 'alarms'],
    host_permissions: ['https://give.harbour.example/*'],
    optional_host_permissions: ['https://*/*'],
  }
  const firefox = buildExtension('firefox', folder, live)
  expect(JSON.parse(read(firefox, 'manifest.json'))).toMatchObject({
    ...common,
    background: { scripts: ['background.js'] },
    browser_specific_settings: {
      gecko: { id: 'donation-reminder@give.harbour.example', data_collection_permissions: { required: ['none'] } },
    },
  })
  const chrome = buildExtension('chrome', folder, live)
  expect(JSON.parse(read(chrome, 'manifest.json'))).toMatchObject({ ...common, background: { service_worker: 'background.js' } })
  for (const path of [firefox, chrome]) {
    for (const file of ['background.js', 'reminder-bar.js', 'content-scripts/site.js', 'popup.html'])
      expect(read(path, file)).not.toMatch(/\beval\(|new Function\(|importScripts|<script[^>]+src="http|localhost/)
    expect(statSync(join(path, 'reminder-bar.js')).size).toBeLessThan(125_000)
    // The tenant's colours.
    expect(read(path, 'reminder-bar.js')).toContain('#1d3f72')
  }
  rmSync(folder, { recursive: true })
})
