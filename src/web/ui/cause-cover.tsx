import { css, cx } from '@linaria/core'
import type { CauseCard } from '#contract/causes/cause.ts'
import { toneOf } from '#contract/tone.ts'

const frame = css`
  display: block; inline-size: 100%; aspect-ratio: 3 / 1; object-fit: cover; background: var(--accent-wash);
  & path { fill: var(--accent); }
  & .far { opacity: 0.14; }
  & .near { opacity: 0.28; }
  & .mid { opacity: 0.62; }
  & .light { fill: light-dark(var(--surface-raised), var(--ink-soft)); }
  & .warm { fill: var(--highlight); }
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
  'M954 112a58 58 0 1 0 116 0 58 58 0 1 0-116 0',
  'M128 122a72 72 0 1 0 144 0 72 72 0 1 0-144 0',
  'M1056 72a40 40 0 1 0 80 0 40 40 0 1 0-80 0',
]
const hills = ['M0 300C200 200 420 224 640 284s400 40 560-50v166H0z', 'M0 236C150 190 330 250 520 286s420-150 680-60v174H0z']

type Layer = readonly ['mid' | 'accent' | 'light' | 'warm', string]

/** What stands on the hills: a place for each kind of cause, in 1200 × 400. */
const scenes: Record<CauseCard['kind'], readonly Layer[]> = {
  // A tree whose crown is a heart, and two young ones.
  charity: [
    ['mid', 'M318 352V262h12v90zM870 352V272h12v80z'],
    ['warm', 'M324 290c-52-32-76-62-51-89 22-22 44-4 51 16 7-20 29-38 51-16 25 27 1 57-51 89z'],
    ['light', 'M876 296c-46-28-66-55-44-79 19-19 38-3 44 15 6-18 25-34 44-15 22 24 2 51-44 79z'],
    ['accent', 'M589 358V230h22v128zM600 262C486 192 440 128 490 74c48-46 96-8 110 36 14-44 62-82 110-36 50 54 4 118-110 188z'],
  ],
  // A schoolhouse with its clock and flag.
  school: [
    [
      'mid',
      'M330 250a48 48 0 1 0 96 0 48 48 0 1 0-96 0M372 290h12v66h-12zM786 262a42 42 0 1 0 84 0 42 42 0 1 0-84 0M822 290h12v66h-12z',
    ],
    ['accent', 'M440 356V216h100v-46l60-52 60 52v46h100v140zM597 44h6v78h-6z'],
    ['warm', 'M603 46l54 17-54 17zM580 176a20 20 0 1 0 40 0 20 20 0 1 0-40 0M580 356v-58q20-22 40 0v58z'],
    ['light', 'M462 246h34v42h-34zM506 246h34v42h-34zM660 246h34v42h-34zM704 246h34v42h-34z'],
  ],
  // Bunting over a pitch with its goal and ball.
  club: [
    ['accent', 'M0 34Q300 128 600 72 900 136 1200 44v5Q900 141 600 77 300 133 0 39z'],
    ['warm', 'M72 58l58 12-38 44zM420 94l58-4-26 52zM672 86l58 8-34 48zM1080 76l58-14-22 56z'],
    ['light', 'M190 82l58 8-36 48zM540 84l54-8-20 52zM776 98l58 1-30 50zM980 93l58-8-24 52z'],
    ['mid', 'M306 94l58 1-30 50zM880 99l58-4-27 52z'],
    ['accent', 'M440 356V196h320v160h-12V208H452v148z'],
    ['warm', 'M572 312a28 28 0 1 0 56 0 28 28 0 1 0-56 0'],
    ['accent', 'M600 297l14 10-5 17h-18l-5-17z'],
  ],
  // A street of houses that stand close.
  group: [
    ['mid', 'M318 356V250l54-46 54 46v106zM540 356V262l50-43 50 43v94zM786 356V244l56-48 56 48v112z'],
    ['accent', 'M426 356V204l57-54 57 54v152zM640 356V188l73-66 73 66v168z'],
    ['warm', 'M354 280h36v36h-36zM466 220h34v34h-34zM696 208h34v38h-34zM824 276h36v36h-36zM574 356v-52h32v52z'],
    ['light', 'M466 284h34v72h-34zM664 272h34v36h-34zM728 272h34v36h-34zM574 270h32v20h-32z'],
  ],
  // A way up a mountain, to a flag.
  individual: [
    ['mid', 'M200 356L432 150l96 92 58-54 210 168z'],
    ['light', 'M432 150l-52 46 30 8 22-14 20 18 30-10z'],
    ['accent', 'M500 356L744 116l236 240zM741 50h6v70h-6z'],
    ['warm', 'M747 52l58 19-58 19z'],
    ['light', 'M690 356c30-36 84-36 76-68s-60-34-36-72l8-14 6 4-6 12c-18 34 40 38 48 68s-48 40-62 70z'],
  ],
  // A shop with its blind out.
  business: [
    ['mid', 'M330 356V216h110v140zM760 356V196h120v160z'],
    ['light', 'M352 244h28v34h-28zM392 244h28v34h-28zM784 226h30v36h-30zM828 226h30v36h-30z'],
    ['accent', 'M424 356V190h352v166zM404 110h392l28 84H376z'],
    ['warm', 'M469 110h66l-4 84h-80zM600 110h66l18 84h-80z'],
    ['light', 'M452 224h176v96H452zM660 224h84v132h-84z'],
    ['warm', 'M474 296a24 24 0 1 1 48 0v24h-48zM560 282h40v38h-40z'],
  ],
}

interface CoverProps {
  name: string
  kind: CauseCard['kind']
  /** The address of its own picture; null where it has none. */
  picture: string | null
  className?: string | undefined
}

/** The wide picture at the head of a cause’s page: its own, or a calm drawing of its kind, in a tone and an arrangement of the name’s own. Says nothing that does not stand in words beside it. */
export function CauseCover({ name, kind, picture, className }: CoverProps) {
  if (picture !== null) return <img className={cx(frame, className)} src={picture} alt="" width={1536} height={512} />
  const way = toneOf(name + kind, 12)
  const aside = `translate(${((way % 3) - 1) * 170})`
  // Bunting goes from edge to edge.
  const still = kind === 'club' ? 4 : 0
  return (
    <svg
      className={cx(frame, tones[toneOf(name, tones.length)], className)}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="warm" opacity=".85" d={suns[way >> 2]} />
      <g transform={way % 2 ? 'matrix(-1 0 0 1 1200 0)' : undefined}>
        <path className="far" d={hills[(way % 4) >> 1]} />
        {scenes[kind].map(([tone, d], index) => (
          <path key={d} className={tone} d={d} transform={index < still ? undefined : aside} />
        ))}
        <path className="near" d="M0 352c260-40 520-16 760 4s320 10 440-16v60H0z" />
      </g>
    </svg>
  )
}
