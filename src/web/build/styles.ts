import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'

/** What only members see: those who run a cause, and the support team. The page on which anybody writes to us is the team's as well. */
const isMemberFile = (file: string) => /features\/(cause-admin|support\/(?!contact-form))\b/.test(file)

/** The classes of such files are known by this, in every build. */
export const isMemberClass = (name: string) => name.startsWith('_')

/**
 * Linaria's styles are taken out when the site is built. Only of files that name it: the plugin by itself reads every source of the site, which took a third
 * of each build. What a style takes from another file it reads by itself.
 */
export function styles(): Plugin {
  const plugin = wyw({
    include: ['src/web/**/*.{ts,tsx}'],
    // Trap: linaria evaluates files that hold styles. A route file among them makes it walk the router without end; styles stay out of src/web/routes.
    exclude: ['src/web/routes/**'],
    classNameSlug: (hash, _, { file }) => `${isMemberFile(file) ? '_' : ''}${hash}`,
    codeRemover: { hocs: { '@tanstack/react-router': ['createRootRouteWithContext', 'createFileRoute'] } },
  })
  if (typeof plugin.transform !== 'function') throw new Error('Linaria’s plugin transforms in another way now.')
  return { ...plugin, transform: { filter: { code: '@linaria/core' }, handler: plugin.transform } }
}
