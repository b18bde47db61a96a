import { type RefObject, useEffect, useRef } from 'react'

/** Says by `data-fits` whether an element is seen whole in the window: only then it may stand still beside a longer list, since the page is all that scrolls. */
export function useFits<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const place = useRef<Kind>(null)
  useEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => element.toggleAttribute('data-fits', element.offsetHeight + 32 <= innerHeight)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [])
  return place
}
