import type { Plugin } from 'vite'

/**
 * What every first visit runs is compiled off the main thread while it still arrives, instead of parsed twice and compiled function by function when it is
 * called. Chromium reads the comment; others take it for one.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !['libraries', 'start'].includes(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        // Its map is one line behind now.
        const map = bundle[`${file.fileName}.map`]
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
}
