import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'wxt'
import { tenants } from '#contract/tenants.ts'
import words from '#locales/en-GB/shopping-extension.json' with { type: 'json' }
import { drawIcons } from './build/icons.ts'
import { themeTokens } from './build/theme.ts'

const root = resolve(import.meta.dirname, '../..')
const { version }: { version: string } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
/** Whose extension it is: the same names that the server is configured by. */
const site = new URL(process.env.PUBLIC_URL ?? 'http://localhost:3000')
const tenant = tenants[process.env.TENANT === 'harbour' ? 'harbour' : 'farthing']
/** Firefox’ patterns have no ports, and a pattern without one is for all of them. */
const ourPages = `${site.protocol}//${site.hostname}/*`

const outDir = process.env.EXTENSION_DIR ?? resolve(root, '.build/extension')
const icons = resolve(outDir, 'icons')

export default defineConfig({
  imports: false,
  outDir,
  publicDir: icons,
  hooks: {
    // Types for what wxt would import by itself: nothing here does, and they stay out of the sources.
    'config:resolved': ({ config }) => {
      config.wxtDir = resolve(outDir, 'types')
      config.typesDir = config.wxtDir
    },
    'build:before': () => drawIcons(root, icons),
    // What listens to our own pages is on them alone, and where they are is known only here.
    'entrypoints:resolved': (_, entrypoints) => {
      for (const entrypoint of entrypoints) if (entrypoint.type === 'content-script') entrypoint.options.matches = [ourPages]
    },
  },
  vite: () => ({
    plugins: [themeTokens(root, tenant.id), react()],
    define: {
      __SITE__: JSON.stringify(site.origin),
      __SITE_NAME__: JSON.stringify(tenant.name),
    },
    // Older browsers than these would have every colour that is for light and dark taken apart, which no sheet of ours then puts together.
    build: { target: 'es2022', cssTarget: ['chrome126', 'firefox140'] },
  }),
  manifest: ({ browser }) => ({
    name: words.fullName.replace('{{site}}', tenant.name),
    short_name: words.name,
    description: words.description,
    version,
    homepage_url: new URL('/donation-reminder', site).href,
    icons: { 16: 'icon-16.png', 32: 'icon-32.png', 48: 'icon-48.png', 128: 'icon-128.png' },
    action: { default_title: words.name },
    // activeTab: the shop's page, when the icon is pressed. scripting: the bar on it. storage: the list and the choices. alarms: when the list is looked after.
    permissions: ['activeTab', 'scripting', 'storage', 'alarms'],
    host_permissions: [ourPages],
    // Only what stands in the list of shops is ever asked for.
    optional_host_permissions: site.protocol === 'https:' ? ['https://*/*'] : ['*://*/*'],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: `donation-reminder@${site.hostname}`,
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : { minimum_chrome_version: '126' }),
  }),
})
