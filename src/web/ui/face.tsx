import { css, cx } from '@linaria/core'
import { sizedPath } from '#contract/picture-sizes.ts'
import { Monogram } from './monogram.tsx'

const square = css`flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); object-fit: cover;`
const large = css`inline-size: 5.5rem; block-size: 5.5rem; view-transition-name: face;`

interface Props {
  name: string
  /** The address of its picture; null where it has none. */
  picture: string | null
  isLarge?: boolean
  /** What it stands in shows it as large. */
  isEnlarged?: boolean
  /** It stands where many never come. */
  isFarDown?: boolean
  /** Left out where the name stands beside it. */
  alt?: string
}

/** U-052: the logo of a cause, or what stands in for one. */
export function Face({ name, picture, isLarge = false, isEnlarged = false, isFarDown = false, alt = '' }: Props) {
  if (picture === null) return <Monogram name={name} isLarge={isLarge} />
  return (
    <img
      data-face
      className={cx(square, isLarge && large)}
      src={sizedPath(picture, isLarge || isEnlarged ? 'large-face' : 'face')}
      alt={alt}
      loading={isFarDown ? 'lazy' : undefined}
      width={isLarge ? 88 : 52}
      height={isLarge ? 88 : 52}
    />
  )
}
