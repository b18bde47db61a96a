import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What a chart needs to know of a file; the file itself stays with the screen. */
export interface ChosenFile {
  type: string
  /** Bytes. */
  size: number
}

export type AvatarFault = 'imageType' | 'imageTooLarge' | 'unreadable'
export type AvatarOutcome = { kind: 'saved' } | { kind: 'refused'; fault: AvatarFault }

interface AvatarUploadContext {
  zoom: number
  /** Degrees, 0 to 359. */
  rotation: number
  fault: AvatarFault | null
}

const { zoom: zoomLimits } = limits.cropper
/** Steps of a tenth are not exact in binary. */
const rounded = (zoom: number) => Math.round(zoom * 10) / 10

const fileOf = ({ event }: { event: { file: ChosenFile } }) => ({ file: event.file })
/** A file that is chosen in place of another, and can’t be used. */
const refusals = [
  {
    guard: { type: 'isWrongType', params: fileOf },
    target: 'choosing',
    actions: { type: 'keepFault', params: { fault: 'imageType' } },
  },
  {
    guard: { type: 'isTooLarge', params: fileOf },
    target: 'choosing',
    actions: { type: 'keepFault', params: { fault: 'imageTooLarge' } },
  },
] as const

/** F-122, F-170, V-045…V-047, C-043…C-046: a picture is chosen, cut to a square by pointer, keys or buttons, and saved. */
export const avatarUploadMachine = setup({
  types: {} as {
    context: AvatarUploadContext
    events:
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'picture.zoomed'; zoom: number }
      | { type: 'picture.turned' }
      | { type: 'picture.moved'; x: number; y: number }
      | { type: 'crop.confirmed' }
      | { type: 'crop.cancelled' }
    tags: 'busy' | 'cropping'
  },
  actors: {
    readFile: placeholder<void>(),
    renderPicture: placeholder<void>(),
    saveAvatar: placeholder<AvatarOutcome>(),
  },
  actions: {
    keepZoom: assign((_, { zoom }: { zoom: number }) => ({ zoom: rounded(zoom) })),
    keepTurn: assign(({ context }) => ({ rotation: (context.rotation + 90) % 360 })),
    keepFault: assign((_, { fault }: { fault: AvatarFault }) => ({ fault })),
    forget: assign({ zoom: 1, rotation: 0, fault: null }),
    applyZoom: (_, _params: { zoom: number }) => {},
    applyTurn: () => {},
    applyMove: (_, _params: { x: number; y: number }) => {},
  },
  guards: {
    isWrongType: (_, { file }: { file: ChosenFile }) => !limits.imageTypes.some((type) => type === file.type),
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > limits.maximumImageBytes,
    isWithin: (_, { zoom }: { zoom: number }) => rounded(zoom) >= zoomLimits.minimum && rounded(zoom) <= zoomLimits.maximum,
    isSaved: (_, { outcome }: { outcome: AvatarOutcome }) => outcome.kind === 'saved',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'avatarUpload',
  description: 'Uploading a profile picture and cropping it to a square.',
  context: { zoom: 1, rotation: 0, fault: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A PNG or JPEG of at most 5 MB is chosen; what is wrong with another is said.',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isWrongType', params: ({ event }) => ({ file: event.file }) },
            actions: { type: 'keepFault', params: { fault: 'imageType' } },
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => ({ file: event.file }) },
            actions: { type: 'keepFault', params: { fault: 'imageTooLarge' } },
          },
          { target: 'reading', actions: 'forget' },
        ],
      },
    },
    reading: {
      description: 'The picture is read on this device.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        onDone: { target: 'cropping' },
        onError: { target: 'choosing', actions: { type: 'keepFault', params: { fault: 'unreadable' } } },
      },
      // Until it is there, the field is: whoever takes another file means that one.
      on: {
        'file.chosen': [...refusals, { target: 'reading', reenter: true }],
      },
    },
    cropping: {
      description: 'The square is chosen: by moving, enlarging up to three times, and turning in quarters.',
      tags: 'cropping',
      on: {
        'picture.zoomed': {
          guard: { type: 'isWithin', params: ({ event }) => ({ zoom: event.zoom }) },
          actions: [
            { type: 'keepZoom', params: ({ event }) => ({ zoom: event.zoom }) },
            { type: 'applyZoom', params: ({ event }) => ({ zoom: event.zoom }) },
          ],
        },
        'picture.turned': { actions: ['keepTurn', 'applyTurn'] },
        'picture.moved': { actions: { type: 'applyMove', params: ({ event }) => ({ x: event.x, y: event.y }) } },
        'crop.confirmed': { target: 'rendering' },
        'crop.cancelled': { target: 'choosing', actions: 'forget' },
      },
    },
    rendering: {
      description: 'The square is drawn on this device.',
      tags: ['busy', 'cropping'],
      invoke: { id: 'renderPicture', src: 'renderPicture', onDone: { target: 'saving' }, onError: { target: 'failed' } },
    },
    saving: {
      description: 'The square is on its way.',
      tags: ['busy', 'cropping'],
      invoke: {
        id: 'saveAvatar',
        src: 'saveAvatar',
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'saved' },
          {
            target: 'choosing',
            actions: {
              type: 'keepFault',
              params: ({ event }) => ({ fault: event.output.kind === 'refused' ? event.output.fault : 'unreadable' }),
            },
          },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It couldn’t be drawn or saved; the square is still there.',
      tags: 'cropping',
      on: { 'crop.confirmed': { target: 'rendering' }, 'crop.cancelled': { target: 'choosing', actions: 'forget' } },
    },
    saved: {
      description: 'The new picture is shown; another can be chosen.',
      on: {
        'file.chosen': [...refusals, { target: 'reading', actions: 'forget' }],
      },
    },
  },
})
