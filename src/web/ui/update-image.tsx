import type { CauseUpdate } from '#contract/causes/update.ts'
import { ResponsiveImage } from './responsive-image.tsx'

// Trap: `limits.updatePicture` says the same, and would cost a cause's page 15 kB.
const [width, height] = [1200, 900]

type Props = NonNullable<CauseUpdate['picture']> & { className?: string }

/** The picture of an update: beside words where there's room, and else as wide as the page. */
export const UpdateImage = ({ address, alt, className }: Props) => (
  <ResponsiveImage
    className={className}
    src={address}
    sizes="(min-width: 768px) 360px, 100vw"
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
  />
)
