import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'

/**
 * Linaria's styles are taken out when the site is built. Only of files that name it: the plugin by itself reads every source of the site, which took a third
 * of each build. What a style takes from another file it reads by itself.
 */
export function styles(): Plugin {
  const plugin = wyw({
    include: ['src/web/**/*.{ts,tsx}'],
    // Trap: linaria evaluates files that hold styles. A route file among them makes it walk the router without end; styles stay out of src/web/routes.
    exclude: ['src/web/routes/**'],
    codeRemover: { hocs: { '@tanstack/react-router': ['createRootRouteWithContext', 'createFileRoute'] } },
  })
  if (typeof plugin.transform !== 'function') throw new Error('Linaria’s plugin transforms in another way now.')
  return { ...plugin, transform: { filter: { code: '@linaria/core' }, handler: plugin.transform } }
}
