/** What a shape is painted with; paints.ts says which colour each is. */
export type Paint =
  | 'near'
  | 'mid'
  | 'leaf'
  | 'deep'
  | 'strong'
  | 'light'
  | 'warm'
  | 'glow'
  | 'shaded'
  | 'fair'
  | 'tan'
  | 'brown'
  | 'hair'
  | 'shirt'
  | 'linen'
  | 'cast'

export type Layer = readonly [Paint, string]

/** Shapes that stand together: where, how large, and in which order. */
export interface Piece {
  x: number
  y: number
  size?: number
  isTurned?: boolean
  shapes: readonly Layer[]
}

const heads = {
  short: 'M-12-90q0-13 12-13t12 13q-3-5-8-6-9 3-16 6z',
  long: 'M-12-76v-14q0-14 12-14t12 14v14h-5v-14q-7-1-10-5-2 4-6 6v13z',
  bun: 'M-12-89q0-12 9-14 0-7 6-7t5 7q5 3 4 14-3-6-8-7-9 3-16 7z',
} as const

interface Looks {
  skin: 'fair' | 'tan' | 'brown'
  shirt: Paint
  hair?: keyof typeof heads
  /** What the arms do. */
  arms?: 'down' | 'wave' | 'out'
}

const arms = {
  down: 'M-13-72q-9 15-8 31h6q0-15 6-24zM13-72q9 15 8 31h-6q0-15-6-24z',
  wave: 'M-13-72q-9 15-8 31h6q0-15 6-24zM9-72q14-2 15-28h-6q-2 15-11 17z',
  out: 'M-13-72q-9 15-8 31h6q0-15 6-24zM10-71q12 12 26 10v-6q-12 1-19-9z',
} as const

const shadow = 'M-24 0a24 4 0 1 0 48 0 24 4 0 1 0-48 0'

/** Somebody who stands, on their feet at this place. */
export const person = (x: number, y: number, size: number, looks: Looks, isTurned = false): Piece => ({
  x,
  y,
  size,
  isTurned,
  shapes: [
    ['cast', shadow],
    ['hair', 'M-11-42h10V0h-8zM1-42h10L9 0H1z'],
    [looks.skin, arms[looks.arms ?? 'down']],
    [looks.shirt, 'M-14-70q2-9 14-9t14 9l2 34h-32z'],
    [looks.skin, 'M-5-84v8q5 5 10 0v-8zM-10-88.5a10 11 0 1 0 20 0 10 11 0 1 0-20 0'],
    ['hair', heads[looks.hair ?? 'short']],
  ],
})

/** Somebody who sits, on a bench or at a fire. */
export const sitting = (x: number, y: number, size: number, looks: Looks, isTurned = false): Piece => ({
  x,
  y,
  size,
  isTurned,
  shapes: [
    ['cast', 'M-20 0a30 4 0 1 0 60 0 30 4 0 1 0-60 0'],
    ['hair', 'M-12-36h34q8 0 8 8V0h-10v-22h-32z'],
    [looks.shirt, 'M-14-66q13-12 26 0l2 38h-30z'],
    [looks.skin, 'M4-64q2 20 20 22v-6q-11-3-11-18zM-5-78v9q4 4 8 0v-9zM-11-86a10 11 0 1 0 20 0 10 11 0 1 0-20 0'],
    ['hair', heads[looks.hair ?? 'short']],
  ],
})

/** Somebody in a wheelchair, and who pushes it. */
export const pushed = (x: number, y: number, size: number): Piece[] => [
  person(x - 46 * size, y, size, { skin: 'brown', shirt: 'deep', hair: 'bun', arms: 'out' }),
  {
    x: x + 4,
    y,
    size,
    shapes: [
      ['cast', 'M-26 0a34 4 0 1 0 68 0 34 4 0 1 0-68 0'],
      ['mid', 'M-22-60h5l3 32h28v6h-34z'],
      ['warm', 'M-13-58q12-11 24 0l3 32h-28z'],
      ['fair', 'M4-56q3 18 18 20v-6q-10-3-9-16zM-5-70v9q4 4 8 0v-9zM-11-78a10 11 0 1 0 20 0 10 11 0 1 0-20 0'],
      ['glow', 'M-12-79q0-13 11-13t11 11q-12-1-15-4-3 3-7 6z'],
      ['hair', 'M10-32h16q7 0 7 7V-4h6v4H24v-21H8z'],
      [
        'strong',
        'M-25-20a20 20 0 1 0 40 0 20 20 0 1 0-40 0m5 0a15 15 0 1 1 30 0 15 15 0 1 1-30 0M22-6a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
      ],
    ],
  },
]

export const dog = (x: number, y: number, size: number, coat: Paint, isTurned = false): Piece => ({
  x,
  y,
  size,
  isTurned,
  shapes: [
    ['cast', 'M-30 0a32 4 0 1 0 64 0 32 4 0 1 0-64 0'],
    [coat, 'M-28-30q-10-6-10-20 6 8 14 12h30l8-16q10-2 16 4l12 3q0 9-10 9l-6 2-2 14 2 22h-8l-4-18h-22l-4 18h-8l-2-22z'],
    ['strong', 'M16-52l-7 12q6 5 10-2zM41-47a3 3 0 1 0 1 0z'],
  ],
})

/** A tree with a lit side; its crown may be a heart. */
export const tree = (x: number, y: number, size: number, crown: Paint = 'leaf'): Piece => ({
  x,
  y,
  size,
  shapes: [
    ['cast', 'M-40 0a40 6 0 1 0 80 0 40 6 0 1 0-80 0'],
    ['hair', 'M-5 0l2-60h6l2 60z'],
    [crown, 'M0-34c-40 0-52-28-38-48-12-26 10-46 26-40 10-20 44-12 42 12 22 4 26 36 8 46-2 20-20 30-38 30z'],
    ['shaded', 'M6-34c30 2 40-24 26-40 10-14 0-34-12-36 10 20 2 32-4 40 6 16 0 30-10 36z'],
  ],
})

export const heartTree = (x: number, y: number, size: number, crown: Paint = 'warm'): Piece => ({
  x,
  y,
  size,
  shapes: [
    ['cast', 'M-46 0a46 6 0 1 0 92 0 46 6 0 1 0-92 0'],
    ['hair', 'M-6 0l3-70h6l3 70zM0-40l26-26 3 4L0-30z'],
    [crown, 'M0-42c-50-30-70-58-48-84 20-22 42-4 48 14 6-18 28-36 48-14 22 26 2 54-48 84z'],
    ['shaded', 'M0-42c50-30 70-58 48-84q-5-5-10-7c6 30-14 60-38 91z'],
  ],
})

/** Low leaves at the front: what is nearest is darkest. */
export const leaves = (x: number, y: number, size: number): Piece => ({
  x,
  y,
  size,
  shapes: [
    ['deep', 'M-60 30c-4-40 0-60-14-86 24 18 28 46 28 60 2-34 14-56 34-72-10 30-12 52-8 74 8-18 22-30 42-34-14 18-22 36-24 58z'],
    ['warm', 'M34-44a8 8 0 1 0 16 0 8 8 0 1 0-16 0M-2-78a7 7 0 1 0 14 0 7 7 0 1 0-14 0'],
  ],
})
