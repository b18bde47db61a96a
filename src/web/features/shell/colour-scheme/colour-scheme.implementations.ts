import { colourSchemeMachine } from '#machines/shell/colour-scheme/colour-scheme.machine.ts'
import type { Site } from '#web/site/site.ts'

/** The page is painted at once, and the next one before it is seen (see the first script in pages.ts). */
export const colourSchemeWith = ({ storage }: Pick<Site, 'storage'>) =>
  colourSchemeMachine.provide({
    actions: {
      keepChoice: (_, { scheme }) => {
        const { dataset } = document.documentElement
        if (scheme === 'device') {
          storage.remove('colourScheme')
          delete dataset.scheme
        } else {
          storage.write('colourScheme', scheme)
          dataset.scheme = scheme
        }
      },
    },
  })
