import type { Plugin } from 'postcss'

/** The colours of `prefers-contrast: more` are also those of who has chosen more contrast here: they are written once, and hold for both. */
export const chosenContrast: Plugin = {
  postcssPlugin: 'chosen-contrast',
  AtRule(query) {
    if (query.params !== '(prefers-contrast: more)') return
    const chosen = query.clone().nodes ?? []
    for (const rule of chosen)
      if (rule.type === 'rule')
        rule.selectors = rule.selectors.map((selector) => selector.replace(':root', ":root[data-contrast='more']"))
    query.after(chosen)
  },
}
