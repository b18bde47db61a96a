import { fixturesFor } from '#machines/fixtures.ts'
import { type AvatarOutcome, avatarUploadMachine } from './avatar-upload.machine.ts'

const outcomes: AvatarOutcome[] = [{ kind: 'saved' }, { kind: 'refused', fault: 'imageType' }]

const cropping = ['file.chosen#1', 'readFile: done']
const saved = [...cropping, 'picture.turned', 'crop.confirmed', 'renderPicture: done', 'saveAvatar: done#1']

export const avatarUploadFixtures = fixturesFor(avatarUploadMachine, {
  items: 'F-122, F-141, F-170',
  inputs: [undefined],
  events: {
    'file.chosen': [
      { type: 'file.chosen', file: { type: 'image/png', size: 5_000_000 } },
      { type: 'file.chosen', file: { type: 'image/gif', size: 10 } },
      { type: 'file.chosen', file: { type: 'image/jpeg', size: 5_000_001 } },
    ],
    'picture.zoomed': [
      { type: 'picture.zoomed', zoom: 1.1 },
      { type: 'picture.zoomed', zoom: 3.1 },
      { type: 'picture.zoomed', zoom: 0.9 },
    ],
    'picture.turned': [{ type: 'picture.turned' }],
    'picture.moved': [{ type: 'picture.moved', x: 10, y: 0 }],
    'crop.confirmed': [{ type: 'crop.confirmed' }],
    'crop.cancelled': [{ type: 'crop.cancelled' }],
  },
  outcomes: {
    readFile: { outputs: [undefined], fails: true },
    renderPicture: { outputs: [undefined], fails: true },
    saveAvatar: { outputs: outcomes, fails: true },
  },
  invariants: [
    ['C-044 zoom stays between 1 and 3', ({ context }) => context.zoom >= 1 && context.zoom <= 3],
    ['C-045 turns are quarters, from 0 to 359', ({ context }) => [0, 90, 180, 270].includes(context.rotation)],
  ],
  pinned: [
    {
      name: 'F-122 chosen, cut, saved',
      input: 0,
      events: [
        'file.chosen#1',
        'readFile: done',
        'picture.turned',
        'crop.confirmed',
        'renderPicture: done',
        'saveAvatar: done#1',
      ],
      ends: 'saved',
    },
    {
      name: 'V-046 a wrong kind stays outside',
      input: 0,
      events: ['file.chosen#2', 'file.chosen#1', 'readFile: done'],
      ends: 'cropping',
    },
    {
      name: 'what could not be saved is sent again',
      input: 0,
      events: [
        'file.chosen#1',
        'readFile: done',
        'crop.confirmed',
        'renderPicture: done',
        'saveAvatar: error',
        'crop.confirmed',
        'renderPicture: done',
        'saveAvatar: done#1',
      ],
      ends: 'saved',
    },
    {
      name: 'one that is too large stays outside',
      input: 0,
      events: ['file.chosen#3'],
      ends: 'choosing',
      knows: { fault: 'imageTooLarge' },
    },
    {
      name: 'the fault is forgotten with the next',
      input: 0,
      events: ['file.chosen#2', 'file.chosen#1'],
      ends: 'reading',
      knows: { fault: null },
    },
    {
      name: 'one that cannot be read',
      input: 0,
      events: ['file.chosen#1', 'readFile: error'],
      ends: 'choosing',
      knows: { fault: 'unreadable' },
    },
    {
      name: 'zoomed: known first, then shown',
      input: 0,
      events: [...cropping, 'picture.zoomed#1'],
      ends: 'cropping',
      knows: { zoom: 1.1 },
      does: ['keepZoom({"zoom":1.1})', 'applyZoom({"zoom":1.1})'],
    },
    {
      name: 'turned: known first, then shown',
      input: 0,
      events: [...cropping, 'picture.turned'],
      ends: 'cropping',
      knows: { rotation: 90 },
      does: ['keepTurn', 'applyTurn'],
    },
    { name: 'moved', input: 0, events: [...cropping, 'picture.moved'], ends: 'cropping', does: ['applyMove({"x":10,"y":0})'] },
    {
      name: 'given up',
      input: 0,
      events: [...cropping, 'picture.turned', 'crop.cancelled'],
      ends: 'choosing',
      knows: { rotation: 0 },
    },
    {
      name: 'F-170 one that cannot be drawn is not sent, and can be drawn again',
      input: 0,
      events: [...cropping, 'crop.confirmed', 'renderPicture: error', 'crop.confirmed'],
      ends: 'rendering',
      refuses: ['crop.confirmed', 'crop.cancelled', 'picture.turned'],
    },
    {
      name: 'E-043 the square is still there',
      input: 0,
      events: [...cropping, 'picture.turned', 'crop.confirmed', 'renderPicture: error'],
      ends: 'failed',
      knows: { rotation: 90 },
    },
    {
      name: 'not saved in time',
      input: 0,
      events: [...cropping, 'crop.confirmed', 'renderPicture: done', 'after: patience'],
      ends: 'failed',
    },
    {
      name: 'refused by the server, whose word counts',
      input: 0,
      events: [...cropping, 'crop.confirmed', 'renderPicture: done', 'saveAvatar: done#2'],
      ends: 'choosing',
      knows: { fault: 'imageType' },
    },
    {
      name: 'given up after a failure',
      input: 0,
      events: [...cropping, 'picture.turned', 'crop.confirmed', 'renderPicture: done', 'saveAvatar: error', 'crop.cancelled'],
      ends: 'choosing',
      knows: { rotation: 0 },
    },
    {
      name: 'the next picture, of a wrong kind',
      input: 0,
      events: [...saved, 'file.chosen#2'],
      ends: 'choosing',
      knows: { fault: 'imageType' },
    },
    { name: 'or too large', input: 0, events: [...saved, 'file.chosen#3'], ends: 'choosing', knows: { fault: 'imageTooLarge' } },
    {
      name: 'another file while the first is read: the last one counts',
      input: 0,
      events: ['file.chosen#1', 'file.chosen#1', 'readFile: done'],
      ends: 'cropping',
      knows: { fault: null },
    },
    {
      name: 'or is told apart as ever, by its kind',
      input: 0,
      events: ['file.chosen#1', 'file.chosen#2'],
      ends: 'choosing',
      knows: { fault: 'imageType' },
    },
    {
      name: 'and by its size',
      input: 0,
      events: ['file.chosen#1', 'file.chosen#3'],
      ends: 'choosing',
      knows: { fault: 'imageTooLarge' },
    },
    { name: 'the next picture', input: 0, events: [...saved, 'file.chosen#1'], ends: 'reading', knows: { rotation: 0 } },
  ],
})
