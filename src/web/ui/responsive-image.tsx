import type { ImgHTMLAttributes } from 'react'
import { sizedPath, widths } from '#contract/picture-sizes.ts'

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  alt: string
  /** How wide it is shown, as in HTML: the browser takes the smallest one that will do. */
  sizes: string
  width: number
  height: number
}

const isKept = (address: string) => sizedPath(address, 480) !== address
const inWidths = (address: string) => widths.map((width) => `${sizedPath(address, width)} ${width}w`).join(', ')

/** A picture that somebody has uploaded, no heavier than it has to be. */
export const ResponsiveImage = ({ src, sizes, ...rest }: Props) => (
  <img {...rest} sizes={sizes} srcSet={isKept(src) ? inWidths(src) : undefined} src={src} alt={rest.alt} />
)
