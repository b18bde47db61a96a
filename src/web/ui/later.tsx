import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** A part of the page that is loaded after the page has been shown; until then `before` stands there, or nothing, which takes no room. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  return function Later(props) {
    const [part, setPart] = useState<{ type: ComponentType<Props> } | null>(null)
    useEffect(() => {
      let isGone = false
      // Without it the page works; the next page tries again.
      void load().then(
        (type) => isGone || setPart({ type }),
        () => {},
      )
      return () => {
        isGone = true
      }
    }, [])
    return part ? createElement(part.type, props) : before(props)
  }
}
