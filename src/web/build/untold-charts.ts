import type { Plugin } from 'vite'

/** The charts that a page’s session is made of: whoever is known here, and every form, loads them all. */
const everywhere = /\/machines\/(session|shell\/(app|page-load))\/.*\.machine\.ts$/

/** A chart without what its states are for, which is a tenth of what it weighs and is for those who read it: pictures and tables are made of the source. */
export const untold = (code: string) => code.replace(/\bdescription:\s*'(?:[^'\\]|\\.)*',?/g, '')

export const untoldCharts: Plugin = {
  name: 'untold-charts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (everywhere.test(id) ? { code: untold(code), map: null } : null),
}
