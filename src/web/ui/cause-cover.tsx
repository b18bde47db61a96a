import { css, cx } from '@linaria/core'
import type { CauseKind } from '#contract/causes/kinds.ts'
import { toneOf } from '#contract/tone.ts'
import type { Piece } from './cover-people.ts'
import { type CoverName, coverScenes, nearest } from './cover-scenes.ts'
import { paints } from './paints.ts'
import { ResponsiveImage } from './responsive-image.tsx'

const frame = css`
  display: block; inline-size: 100%; block-size: auto; aspect-ratio: 3 / 1; object-fit: cover; background: linear-gradient(var(--sky), color-mix(in srgb, var(--sky) 35%, light-dark(var(--surface-raised), var(--sky)))); print-color-adjust: exact;
`

/** The tones of what stands in for a logo (monogram.tsx), in their order: a cause has one tone. */
const tones = [
  css`--accent: var(--wash-ink-1); --accent-wash: var(--wash-1);`,
  css`--accent: var(--wash-ink-2); --accent-wash: var(--wash-2);`,
  css`--accent: var(--wash-ink-3); --accent-wash: var(--wash-3);`,
  css`--accent: var(--wash-ink-4); --accent-wash: var(--wash-4);`,
  css`--accent: var(--wash-ink-5); --accent-wash: var(--wash-5);`,
  css`--accent: var(--wash-ink-6); --accent-wash: var(--wash-6);`,
]
const suns = [
  { x: 1012, y: 112, r: 58 },
  { x: 200, y: 122, r: 66 },
  { x: 1096, y: 76, r: 44 },
]
const hills = [
  'M0 262C120 190 220 210 330 240S560 160 700 200s210 60 300 20 140-30 200-10v190H0z',
  'M0 216C150 170 260 250 420 226s230-80 400-46 240 70 380 40v180H0z',
]

/** What a name says more exactly than the kind does. */
const named: [CoverName, RegExp][] = [
  ['hospice', /hospice|care home|nursing|\bcarers\b|dementia/i],
  ['animals', /\b(animals?|dogs?|cats?|donkeys?|horses?|sanctuary|paws|wildlife)\b/i],
  ['camp', /\b(scouts?|guides|cubs|brownies)\b/i],
  ['group', /community|neighbour|village|residents|food ?bank/i],
]
const placeOf = (name: string, kind: CauseKind): CoverName => named.find(([, words]) => words.test(name))?.[0] ?? kind

const Drawn = ({ x, y, size = 1, isTurned = false, shapes }: Piece) => (
  <g transform={`translate(${x} ${y})scale(${isTurned ? -size : size} ${size})`}>
    {shapes.map(([paint, d]) => (
      <path key={d} fill={`var(--${paint})`} d={d} />
    ))}
  </g>
)

interface CoverProps {
  name: string
  kind: CauseKind
  /** The address of its own picture; null where it has none. */
  picture: string | null
  /** How wide its own picture is shown, as in HTML: as the page, if nothing is said. */
  sizes?: string
  /** A card further down a page: its own picture is loaded when it comes near. */
  isLazy?: boolean
  className?: string | undefined
}

/** The wide picture of a cause: its own, or a place of its kind with people, in a tone and an arrangement of the name’s own. Says nothing that does not stand in words beside it. */
export function CauseCover({ name, kind, picture, sizes = '100vw', isLazy = false, className }: CoverProps) {
  if (picture !== null)
    return (
      <ResponsiveImage
        className={cx(frame, paints, className)}
        src={picture}
        sizes={sizes}
        alt=""
        width={1536}
        height={512}
        loading={isLazy ? 'lazy' : undefined}
      />
    )
  const way = toneOf(name + kind, 12)
  const sun = suns[way >> 2] ?? { x: 0, y: 0, r: 0 }
  const pieces = [...coverScenes[placeOf(name, kind)], ...nearest]
  return (
    <svg
      className={cx(frame, paints, tones[toneOf(name, tones.length)], className)}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle fill="var(--halo)" cx={sun.x} cy={sun.y} r={sun.r * 1.5} />
      <circle fill="var(--sun)" cx={sun.x} cy={sun.y} r={sun.r} />
      <g transform={way % 2 ? 'matrix(-1 0 0 1 1200 0)' : undefined}>
        <path
          fill="var(--cloud)"
          d="M150 110h150a22 22 0 0 0 0-44 34 34 0 0 0-62-14 28 28 0 0 0-48 20 20 20 0 0 0-40 38zM820 74h96a15 15 0 0 0 0-30 23 23 0 0 0-42-9 19 19 0 0 0-32 14 13 13 0 0 0-22 25z"
        />
        <path fill="var(--haze)" d={hills[(way % 4) >> 1]} />
        <path fill="var(--far)" d="M0 300C200 220 420 244 640 290s400 40 560-50v166H0z" />
        <path fill="var(--near)" d="M0 344c260-34 520-16 760 4s320 4 440-20v72H0z" />
        <g transform={`translate(${((way % 3) - 1) * 50})`}>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
            <Drawn key={index} {...piece} />
          ))}
        </g>
      </g>
    </svg>
  )
}
