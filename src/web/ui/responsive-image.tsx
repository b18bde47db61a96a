import type { ImgHTMLAttributes } from 'react'
import { sized, widths } from '#contract/picture-sizes.ts'

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  alt: string
  /** How wide it is shown, as in HTML: the browser takes the smallest one that will do. */
  sizes: string
  width: number
  height: number
}

const inWidths = (address: string) => widths.map((width) => `${sized(address, width)} ${width}w`).join(', ')

/** A picture that somebody has uploaded, no heavier than it has to be. */
export const ResponsiveImage = ({ src, sizes, ...rest }: Props) => (
  <img {...rest} sizes={sizes} srcSet={inWidths(src)} src={src} alt={rest.alt} />
)
