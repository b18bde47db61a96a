import { colourSchemeMachine } from '#machines/shell/colour-scheme/colour-scheme.machine.ts'
import type { Site } from '#web/site/site.ts'

/** The page is painted at once, and the next one before it is seen (see the first script in pages.ts). */
export const colourSchemeWith = ({ storage }: Pick<Site, 'storage'>) => {
  const keep = (key: 'colourScheme' | 'contrast', attribute: 'scheme' | 'contrast', choice: string) => {
    const { dataset } = document.documentElement
    if (choice === 'device') {
      storage.remove(key)
      delete dataset[attribute]
    } else {
      storage.write(key, choice)
      dataset[attribute] = choice
    }
  }
  return colourSchemeMachine.provide({
    actions: {
      keepScheme: (_, { choice }) => keep('colourScheme', 'scheme', choice),
      keepContrast: (_, { choice }) => keep('contrast', 'contrast', choice),
    },
  })
}
