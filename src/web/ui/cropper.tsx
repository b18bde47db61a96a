import { css, cx } from '@linaria/core'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { lazyImport } from '../site/lazy-import.ts'

const { side, zoom: zoomLimits } = limits.cropper
const frame = css`
  border-radius: var(--radius-card); overflow: hidden; background: var(--surface-sunk);
  & > cropper-canvas { display: block; inline-size: 100%; block-size: 100%; cursor: move; }
`
const squareFrame = css`inline-size: 268px; block-size: 268px;`
const wideFrame = css`inline-size: min(100%, 36rem);`

/** Pixels of what is drawn. */
export interface CropShape {
  width: number
  height: number
}
const square: CropShape = { width: side, height: side }

export interface CropHandle {
  zoomTo(zoom: number): void
  /** A quarter to the right. */
  turn(): void
  /** Pixels of the frame. */
  move(x: number, y: number): void
  /** What the window shows as a PNG on white, as a data address. Throws an Error that says why there is none (E-043…E-045). */
  render(): Promise<string>
}

export const loadCropper = lazyImport(() => import('cropperjs'))

type CropperParts = typeof import('cropperjs')
type PictureElement = InstanceType<CropperParts['CropperImage']>
type SelectionElement = InstanceType<CropperParts['CropperSelection']>

/** How much a matrix enlarges. */
const scaleOf = ([a = 1, b = 0]: readonly number[]) => Math.hypot(a, b)

const fitting = { 'initial-fit': 'cover', 'min-fit': 'cover', rotatable: '', scalable: '', translatable: '' }

/** Without markup: the content policy lets no text become elements. */
function made<E extends HTMLElement>(name: string, attributes: Record<string, string | number>): E {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  return element as E // which class a name stands for is the library's word
}

interface Props {
  /** A data address. */
  address: string
  alt: string
  handle: Ref<CropHandle>
  /** Of what is drawn; a wide one fills the width that there is. A square where it is left out. */
  shape?: CropShape | undefined
  /** By the wheel, by two fingers, or by `zoomTo`. */
  onZoom(zoom: number): void
}

/**
 * C-043…C-046: a picture behind a square window of 268 pixels, or a wide one. Moved by pointer here; everything else comes through the handle, so that keys and buttons do
 * all that a pointer does.
 */
export function Cropper({ address, alt, handle, onZoom, shape = square }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const parts = useRef<{ picture: PictureElement; selection: SelectionElement; base: number } | null>(null)
  const told = useRef(onZoom)
  told.current = onZoom
  useEffect(() => {
    const place = host.current
    let isGone = false
    async function build(): Promise<void> {
      await loadCropper()
      if (isGone || !place) return
      // React never owns what stands in here. The handle comes last: under the selection no pointer would reach it.
      const canvas = made('cropper-canvas', { 'scale-step': zoomLimits.step })
      const picture = made<PictureElement>('cropper-image', { ...fitting, alt, src: address })
      const { clientWidth: width, clientHeight: height } = place
      const selection = made<SelectionElement>('cropper-selection', { x: 0, y: 0, width, height, 'aspect-ratio': width / height })
      canvas.append(picture, selection, made('cropper-handle', { action: 'move', plain: '' }))
      place.replaceChildren(canvas)
      const { naturalWidth, naturalHeight } = await picture.$ready()
      if (isGone) return
      // What covers the window is 100 per cent. Trap: the library takes this size only after it has said that it is ready.
      const base = Math.max(width / naturalWidth, height / naturalHeight)
      parts.current = { picture, selection, base }
      const isWhole = (zoom: number) => Math.abs(zoom - 1) < 0.01
      let isFitted = isWhole(scaleOf(picture.$getTransform()) / base)
      picture.addEventListener('transform', (event) => {
        // The library says so in its manual, its types say Event.
        const zoom = scaleOf((event as CustomEvent<{ matrix: number[] }>).detail.matrix) / base
        if (!isFitted) isFitted = isWhole(zoom)
        else if (zoom > zoomLimits.maximum + 0.001) event.preventDefault()
        else told.current(Math.max(zoomLimits.minimum, zoom))
      })
    }
    // Without the library there is no frame, and saving says so (E-044).
    build().catch(() => {})
    return () => {
      isGone = true
      parts.current = null
      place?.replaceChildren()
    }
  }, [address, alt])
  useImperativeHandle(handle, () => ({
    zoomTo(zoom) {
      const { picture, base } = parts.current ?? {}
      if (!picture || !base) return
      const now = scaleOf(picture.$getTransform()) / base
      if (Math.abs(zoom - now) > 0.01) picture.$scale(zoom / now)
    },
    turn: () => void parts.current?.picture.$rotate('90deg'),
    move: (x, y) => void parts.current?.picture.$move(x, y),
    async render() {
      let isDrawn = false
      const canvas = await parts.current?.selection.$toCanvas({
        ...shape,
        beforeDraw: (context, element) => {
          isDrawn = true
          context.fillStyle = '#fff'
          context.fillRect(0, 0, element.width, element.height)
        },
      })
      if (!canvas) throw new Error('Could not generate cropped canvas context')
      // Where the browser gives nothing to draw on, the library answers an empty canvas.
      if (!isDrawn) throw new Error('Could not generate canvas context')
      const address = canvas.toDataURL('image/png')
      if (!address.startsWith('data:image/png')) throw new Error('Could not create a file blob')
      return address
    },
  }))
  if (shape === square) return <div ref={host} className={cx(frame, squareFrame)} />
  return <div ref={host} className={cx(frame, wideFrame)} style={{ aspectRatio: `${shape.width} / ${shape.height}` }} />
}
