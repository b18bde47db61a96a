import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** For lists of many links: plain anchors whose clicks are followed without a page load by one handler around them. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    if (event.defaultPrevented || !isPlain || !path?.startsWith('/') || link?.target) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
}
