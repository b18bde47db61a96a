import { useReactFlow, type Viewport } from '@xyflow/react'
import whole from 'lucide/dist/esm/icons/maximize.mjs'
import smaller from 'lucide/dist/esm/icons/minus.mjs'
import larger from 'lucide/dist/esm/icons/plus.mjs'
import { type RefObject, useEffect, useRef } from 'react'
import type { Box, Drawing } from '#machines/support/chart-picture/drawing.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

/** Larger, smaller, all of it. */
export function Zoom() {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <p>
      <Button kind="secondary" onClick={() => void zoomIn()}>
        <Icon drawing={larger} />
        <span className={visuallyHidden}>{t('support-charts:picture.larger')}</span>
      </Button>
      <Button kind="secondary" onClick={() => void zoomOut()}>
        <Icon drawing={smaller} />
        <span className={visuallyHidden}>{t('support-charts:picture.smaller')}</span>
      </Button>
      <Button kind="secondary" onClick={() => void fitView()}>
        <Icon drawing={whole} />
        <span className={visuallyHidden}>{t('support-charts:picture.whole')}</span>
      </Button>
    </p>
  )
}

/** Whether all of it is seen in the part of the picture that its place shows. */
export function isInSight(element: Element): boolean {
  const [place, one] = [element.closest('[data-drawn]'), element].map((each) => each?.getBoundingClientRect())
  if (!place || !one) return true
  return one.top >= place.top && one.bottom <= place.bottom && one.left >= place.left && one.right <= place.right
}

/** No smaller is what is seen at first. */
const readable = 0.75

/** As much of the picture as can be read, from where the chart begins: in the middle where it is narrower than its place. */
function placeAtFirst(drawing: Drawing, element: HTMLElement | null) {
  const { clientWidth: width = 700, clientHeight: height = 500 } = element ?? {}
  const all = Math.min(width / (drawing.width + 24), height / (drawing.height + 24))
  const zoom = all >= readable ? Math.min(1, all) : Math.max(readable, Math.min(1, width / (drawing.width + 24)))
  const room = width - drawing.width * zoom
  const first = drawing.states.find(({ isFirst }) => isFirst)
  const middle = (at: number, size: number, room: number) => room / 2 - (at + size / 2) * zoom
  const x = first ? Math.min(8, Math.max(room - 8, middle(first.x, first.width, width))) : 8
  const isTall = first && drawing.height * zoom > height
  return { x: room > 0 ? room / 2 : x, y: isTall ? Math.min(12, middle(first.y, first.height, height)) : 12, zoom }
}

/** Whether a state lies whole in what its place shows of the picture. */
function isSeen(state: Box, { x, y, zoom }: Viewport, element: HTMLElement | null): boolean {
  const { clientWidth: width = 0, clientHeight: height = 0 } = element ?? {}
  const [left, top] = [x + state.x * zoom, y + state.y * zoom]
  return left >= 0 && top >= 0 && left + state.width * zoom <= width && top + state.height * zoom <= height
}

/** A picture begins where its chart does. Where a running chart is comes into sight when it gets there. */
export function Follow({
  drawing,
  lit,
  plane,
}: {
  drawing: Drawing
  lit: readonly string[]
  plane: RefObject<HTMLElement | null>
}) {
  const { setCenter, setViewport, getZoom, getViewport, viewportInitialized } = useReactFlow()
  const isPlaced = useRef(false)
  const place = drawing.states.findLast(({ path }) => lit.includes(path))
  useEffect(() => {
    if (!viewportInitialized) return
    const view = isPlaced.current ? getViewport() : placeAtFirst(drawing, plane.current)
    if (!isPlaced.current) void setViewport(view)
    isPlaced.current = true
    // What is seen already stays where it is.
    if (place && !isSeen(place, view, plane.current))
      void setCenter(place.x + place.width / 2, place.y + place.height / 2, { zoom: getZoom() })
  }, [place, drawing, plane, viewportInitialized, setCenter, setViewport, getViewport, getZoom])
  return null
}
