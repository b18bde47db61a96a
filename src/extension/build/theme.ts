import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a tenant's theme names in one of the site's own sheets: all of the first tenant's, and what another one has otherwise. */
export function tokensOf(sheet: string, tenant: string): string {
  const block = (selector: string) => {
    const start = sheet.indexOf(`${selector} {`)
    return start < 0 ? '' : sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start)).trim()
  }
  return [block(':root'), block(`:root[data-tenant='${tenant}']`)].filter(Boolean).join('\n  ')
}

/** Puts the theme's names in the place of `--theme: here` of our sheets. */
export const themeTokens = (root: string, tenant: string): Plugin => ({
  name: 'theme-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id) || !code.includes('--theme: here')) return null
    const tokens = ['colours.css', 'global.css'].map((sheet) =>
      tokensOf(readFileSync(join(root, 'src/web/themes', sheet), 'utf8'), tenant),
    )
    return code.replace('--theme: here;', tokens.join('\n  '))
  },
})
