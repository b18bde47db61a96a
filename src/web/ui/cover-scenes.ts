import type { CauseKind } from '#contract/causes/kinds.ts'
import { dog, heartTree, leaves, type Piece, person, pushed, sitting, tree } from './cover-people.ts'

/** What a cover shows: a place of its kind, with the people who are there. */
export type CoverName = CauseKind | 'hospice' | 'animals' | 'camp'

/** Drawn where it stands, in 1200 × 400. */
const at = (...shapes: Piece['shapes']): Piece => ({ x: 0, y: 0, shapes })

/** A window that is lit, with its cross. */
const lit = (x: number, y: number, width: number, height: number): Piece =>
  at(
    ['warm', `M${x} ${y}h${width}v${height}h-${width}z`],
    ['light', `M${x + width / 2 - 2} ${y}h4v${height}h-4zM${x} ${y + height / 2 - 2}h${width}v4h-${width}z`],
  )

/** A house of a street: its front, the side that lies in the shade, its roof, a door and two windows. */
const house = (x: number, top: number, width: number, front: 'light' | 'glow' | 'mid', isHigh = false): Piece[] => {
  const side = width / 2
  return [
    at(
      [front, `M${x} 352V${top}l${side}-${side * 0.8} ${side} ${side * 0.8}V352z`],
      ['shaded', `M${x + width - 18} 352V${top - 14}h18V352z`],
      [
        'strong',
        `M${x - 8} ${top + 4}l${side + 8}-${side * 0.8 + 8} ${side + 8} ${side * 0.8 + 8}h-14L${x + side} ${top - side * 0.8 + 14}l-${side - 6} ${side * 0.8 - 10}z`,
      ],
      ['mid', `M${x + 16} 352v-56q14-12 28 0v56z`],
    ),
    lit(x + width - 52, 288, 28, 30),
    lit(x + side - 15, top + 6, 30, 32),
    ...(isHigh ? [lit(x + 15, top + 56, 26, 26)] : []),
  ]
}

const bunting: Piece = at(
  ['strong', 'M0 30Q300 122 600 66 900 128 1200 40v4Q900 132 600 70 300 126 0 34z'],
  ['warm', 'M72 54l56 12-36 42zM420 92l56-6-24 50zM676 76l54 8-32 46zM1076 74l56-14-20 54z'],
  ['light', 'M190 80l56 6-34 48zM548 78l52-10-18 52zM776 92l56 0-28 50zM980 84l56-8-22 52z'],
  ['mid', 'M306 92l56 0-28 50zM880 94l54-6-24 52z'],
)

const fence = (from: number, to: number, y: number): Piece =>
  at(
    ['light', `M${from} ${y - 34}h${to - from}v7H${from}zM${from} ${y - 16}h${to - from}v7H${from}z`],
    [
      'light',
      Array.from({ length: Math.floor((to - from) / 34) + 1 }, (_, n) => `M${from + n * 34} ${y - 44}l5-6 5 6V${y}h-10z`).join(
        '',
      ),
    ],
  )

export const coverScenes: Record<CoverName, readonly Piece[]> = {
  // A house among trees with its lights on, and a walk in the garden.
  hospice: [
    tree(300, 348, 1.2),
    tree(905, 344, 1.35),
    at(
      ['light', 'M392 350V232h420v118z'],
      ['shaded', 'M392 232h420v20H392zM776 252h36v98h-36z'],
      ['strong', 'M366 238l54-82h364l54 82z'],
      ['shaded', 'M560 156h224l54 82H600z'],
      ['light', 'M520 350V214l80-70 80 70v136z'],
      ['strong', 'M504 226l96-86 96 86h-24l-72-64-72 64z'],
      ['mid', 'M572 350v-72q28-24 56 0v72z'],
      ['warm', 'M600 246c-22-14-32-28-22-40 10-10 20-2 22 6 2-8 12-16 22-6 10 12 0 26-22 40z'],
      ['mid', 'M700 156v-34h26v34z'],
    ),
    lit(420, 268, 38, 46),
    lit(472, 268, 38, 46),
    lit(696, 268, 38, 46),
    at(['glow', 'M572 352h56q60 30 190 44H470q88-14 102-44z']),
    ...pushed(746, 380, 1.05),
    at(['mid', 'M372 352h92v6h-92zM372 334h92v6h-92zM378 358h7v20h-7zM450 358h7v20h-7z']),
    sitting(404, 380, 0.98, { skin: 'tan', shirt: 'glow', hair: 'bun' }),
  ],
  // A yard with its barn, and animals that are glad of somebody.
  animals: [
    tree(930, 344, 1.3),
    at(
      ['warm', 'M372 350V236l44-66 84-28 84 28 44 66v114z'],
      ['shaded', 'M584 170l44 66v114h-36V206z'],
      ['strong', 'M360 244l50-82 90-30 90 30 50 82h-16l-44-72-80-26-80 26-44 72z'],
      ['light', 'M448 350v-92h104v92zM470 176h60v44h-60z'],
      ['mid', 'M456 350v-84h42v84zM502 350v-84h42v84zM476 182h48v32h-48z'],
      ['light', 'M456 342l36-76h6v8l-36 76zM502 342l36-76h6v8l-36 76z'],
    ),
    fence(640, 1010, 352),
    fence(200, 372, 352),
    dog(836, 380, 1.28, 'linen', true),
    person(764, 380, 1.2, { skin: 'brown', shirt: 'warm', hair: 'long', arms: 'out' }),
    dog(684, 386, 0.98, 'tan'),
    person(412, 376, 1.12, { skin: 'fair', shirt: 'shirt', arms: 'wave' }),
    dog(336, 384, 0.88, 'brown'),
  ],
  // A street of houses that stand close, on the day of its party.
  group: [
    tree(222, 346, 1),
    ...house(286, 236, 122, 'light'),
    ...house(418, 208, 132, 'glow', true),
    ...house(560, 232, 118, 'light'),
    ...house(688, 200, 136, 'mid', true),
    ...house(834, 240, 118, 'light'),
    tree(1010, 346, 1.15),
    bunting,
    at(
      ['light', 'M520 352h190v10H520zM536 362h7v24h-7zM686 362h7v24h-7z'],
      ['warm', 'M546 352v-16h28v16zM640 352q12-26 26 0z'],
      ['mid', 'M590 352q4-20 22-20t22 20z'],
    ),
    person(472, 384, 1.1, { skin: 'tan', shirt: 'shirt', hair: 'long', arms: 'out' }),
    person(752, 384, 1.15, { skin: 'fair', shirt: 'linen', arms: 'out' }, true),
    person(812, 388, 0.78, { skin: 'fair', shirt: 'warm', hair: 'long', arms: 'wave' }),
    person(392, 386, 1.07, { skin: 'brown', shirt: 'warm', arms: 'wave' }, true),
  ],
  // A tree that looks like a heart, and people who plant another.
  charity: [
    tree(286, 348, 0.9),
    heartTree(600, 352, 1.9),
    tree(912, 344, 1.1),
    heartTree(792, 372, 0.55, 'light'),
    person(744, 382, 1.16, { skin: 'tan', shirt: 'linen', hair: 'bun', arms: 'out' }),
    person(840, 384, 1.1, { skin: 'fair', shirt: 'strong', arms: 'out' }, true),
    person(420, 380, 1.12, { skin: 'brown', shirt: 'linen', arms: 'wave' }, true),
    person(466, 384, 0.78, { skin: 'brown', shirt: 'warm', hair: 'long' }),
    dog(360, 386, 0.83, 'linen'),
  ],
  // A schoolhouse with its clock and flag, and children on their way in.
  school: [
    tree(300, 346, 1.15),
    tree(916, 346, 1.3),
    at(
      ['light', 'M400 352V236h400v116z'],
      ['shaded', 'M400 236h400v16H400zM764 252h36v100h-36z'],
      ['strong', 'M382 240l30-46h376l30 46z'],
      ['light', 'M532 352V176l68-58 68 58v176z'],
      ['shaded', 'M648 159l20 17v176h-20z'],
      ['strong', 'M516 188l84-72 84 72h-24l-60-52-60 52zM597 52h6v70h-6z'],
      ['warm', 'M603 54l58 18-58 18zM576 202a24 24 0 1 0 48 0 24 24 0 1 0-48 0'],
      ['hair', 'M598 186h4v15l10 8-3 3-11-9z'],
      ['mid', 'M570 352v-62q30-26 60 0v62z'],
    ),
    lit(424, 272, 34, 42),
    lit(474, 272, 34, 42),
    lit(690, 272, 34, 42),
    at(['glow', 'M570 352h60q40 30 130 44H440q100-14 130-44z']),
    person(520, 382, 1.12, { skin: 'tan', shirt: 'shirt', hair: 'bun', arms: 'wave' }),
    person(676, 380, 0.76, { skin: 'fair', shirt: 'warm', hair: 'long', arms: 'wave' }),
    person(716, 384, 0.78, { skin: 'brown', shirt: 'linen', arms: 'out' }),
    person(762, 386, 0.81, { skin: 'tan', shirt: 'strong', arms: 'wave' }, true),
    person(446, 386, 0.76, { skin: 'brown', shirt: 'warm', hair: 'bun' }),
  ],
  // A match below bunting: a goal, a ball, and whoever cheers.
  club: [
    tree(252, 344, 0.95),
    tree(966, 344, 1.1),
    bunting,
    at(
      ['shaded', 'M470 350V214h260v136z'],
      [
        'light',
        'M456 352V200h288v152h-12V212H468v140zM516 212h3v138h-3zM576 212h3v138h-3zM636 212h3v138h-3zM690 212h3v138h-3zM468 252h264v3H468zM468 298h264v3H468z',
      ],
    ),
    person(596, 366, 1.1, { skin: 'brown', shirt: 'warm', arms: 'wave' }),
    person(796, 384, 1.15, { skin: 'fair', shirt: 'linen', hair: 'long', arms: 'out' }, true),
    at(
      ['near', 'M706 386a20 4 0 1 0 40 0 20 4 0 1 0-40 0'],
      ['light', 'M706 368a19 19 0 1 0 38 0 19 19 0 1 0-38 0'],
      ['strong', 'M725 358l9 7-3 11h-12l-3-11z'],
    ),
    person(866, 386, 1.1, { skin: 'tan', shirt: 'linen', arms: 'wave' }),
    person(404, 384, 1.17, { skin: 'tan', shirt: 'strong', arms: 'wave' }, true),
    person(356, 386, 0.78, { skin: 'fair', shirt: 'warm', hair: 'bun', arms: 'wave' }),
  ],
  // Tents at the edge of a wood, and a fire that people sit at.
  camp: [
    tree(246, 342, 1.25, 'deep'),
    tree(946, 340, 1.4, 'deep'),
    tree(1020, 346, 1),
    at(
      ['light', 'M340 352l110-176 110 176z'],
      ['shaded', 'M450 176l110 176h-56z'],
      ['hair', 'M426 352l24-92 26 92z'],
      ['warm', 'M676 352l88-140 88 140z'],
      ['shaded', 'M764 212l88 140h-46z'],
      ['hair', 'M744 352l20-72 22 72z'],
      ['strong', 'M447 152h6v30h-6z'],
      ['warm', 'M453 152l38 12-38 12z'],
    ),
    at(['glow', 'M480 384a120 16 0 1 0 240 0 120 16 0 1 0-240 0']),
    at(
      ['hair', 'M564 382l72-14 2 8-72 14zM564 376l2-8 72 14-2 8z'],
      ['warm', 'M600 372c-30-4-34-30-18-50 2 10 8 12 10 14-2-22 8-36 18-44-2 16 8 22 14 34 4 20 0 42-24 46z'],
      ['light', 'M600 370c-12-2-14-16-4-28 8 8 16 20 4 28z'],
    ),
    sitting(506, 386, 1.05, { skin: 'tan', shirt: 'warm', hair: 'long' }),
    sitting(700, 386, 1.05, { skin: 'fair', shirt: 'strong' }, true),
    sitting(444, 390, 0.98, { skin: 'brown', shirt: 'shirt' }),
    person(776, 388, 1.05, { skin: 'brown', shirt: 'linen', hair: 'bun', arms: 'out' }, true),
  ],
  // A way up a mountain, to a flag.
  individual: [
    at(
      ['near', 'M160 350L400 150l90 84 70-60 220 182z'],
      ['light', 'M400 150l-52 45 30 8 22-14 22 18 30-10z'],
      ['mid', 'M440 340L724 88l296 266q-330 14-580-14z'],
      ['shaded', 'M724 88l296 266q-120 6-226 2l-24-90 12-60z'],
      ['light', 'M724 88l-74 68 30-6 24 22 22-20 28 18 18-22 32 6z'],
      ['strong', 'M721 34h6v58h-6z'],
      ['warm', 'M727 36l54 17-54 17z'],
      ['glow', 'M560 400c10-44 120-40 112-78s-70-30-44-66c16-22 60-24 66-60h6c0 40-44 44-54 66-14 30 60 26 66 62s-76 40-70 76z'],
    ),
    tree(268, 350, 0.8, 'deep'),
    tree(326, 356, 0.6),
    tree(956, 352, 0.9, 'deep'),
    person(654, 300, 0.5, { skin: 'fair', shirt: 'linen', arms: 'wave' }),
    person(540, 384, 1.2, { skin: 'tan', shirt: 'warm', hair: 'bun', arms: 'wave' }),
    person(482, 386, 1.15, { skin: 'brown', shirt: 'linen', arms: 'out' }),
  ],
  // A row of shops with their blinds out, and people who go in.
  business: [
    ...house(276, 226, 116, 'light'),
    at(
      ['light', 'M410 352V180h380v172z'],
      ['shaded', 'M752 180h38v172h-38zM410 226h380v14H410z'],
      ['strong', 'M398 160h404v22H398z'],
      ['strong', 'M396 182h408l18 48H378z'],
      ['warm', 'M464 182h68l-4 48h-74zM600 182h68l12 48h-76zM736 182h68l18 48h-74z'],
      ['mid', 'M430 258h150v72H430zM706 258h62v72h-62z'],
      ['glow', 'M436 264h138v60H436zM712 264h50v60h-50z'],
      ['mid', 'M606 352v-94h72v94z'],
      ['glow', 'M614 266h56v46h-56z'],
      ['strong', 'M452 324v-22h26v22zM496 324q0-34 14-34t14 34zM540 324v-16h24v16z'],
      ['warm', 'M724 324q0-26 12-26t12 26z'],
    ),
    ...house(812, 216, 126, 'glow', true),
    tree(986, 348, 1),
    person(560, 382, 1.15, { skin: 'brown', shirt: 'warm', hair: 'long', arms: 'out' }),
    at(['light', 'M578 350h24v28h-24z'], ['strong', 'M582 350q8-20 16 0h-4q-4-12-8 0z']),
    person(728, 384, 1.15, { skin: 'fair', shirt: 'strong', arms: 'wave' }, true),
    person(446, 386, 1.1, { skin: 'tan', shirt: 'linen', hair: 'bun' }),
    person(486, 388, 0.76, { skin: 'tan', shirt: 'warm' }),
  ],
}

/** What is nearest, at both edges of the picture. */
export const nearest: readonly Piece[] = [leaves(1130, 392, 1.25), leaves(1052, 412, 0.8), leaves(80, 396, 1.1)]
