import type { CauseUpdate } from '#contract/causes/update.ts'
import { ResponsiveImage } from './responsive-image.tsx'

// Trap: `limits.updatePicture` says the same, and would cost a cause's page 15 kB.
const [width, height] = [1200, 900]

interface Props extends NonNullable<CauseUpdate['picture']> {
  /** How wide it is shown, as in HTML. */
  sizes: string
  className?: string
}

/** The picture of an update. */
export const UpdateImage = ({ address, alt, sizes, className }: Props) => (
  <ResponsiveImage className={className} src={address} sizes={sizes} alt={alt} width={width} height={height} loading="lazy" />
)
